/**
 * @generated SignedSource<<8c00f3f4281be4f5036e8ec3800f2d99>>
 * @relayHash 8b13142f323111f473d1d9521cadd91c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5187b9f6f1aa730339b3ae9c62564cab54acd0974c0a7977a790133cf50deeb4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepositScreenSubscription$variables = {
  id: string;
};
export type DepositScreenSubscription$data = {
  readonly depositChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"DepositPayment_deposit" | "DepositRow_deposit">;
  };
};
export type DepositScreenSubscription = {
  response: DepositScreenSubscription$data;
  variables: DepositScreenSubscription$variables;
};

import DepositOffers_deposit$normalization_graphql from './DepositOffers_deposit$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "DepositScreenSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Deposit",
        "kind": "LinkedField",
        "name": "depositChanged",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "DepositPayment_deposit"
          },
          {
            "kind": "FragmentSpread",
            "name": "DepositRow_deposit"
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DepositScreenSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Deposit",
        "kind": "LinkedField",
        "name": "depositChanged",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "id"
          },
          {
            "kind": "ScalarField",
            "name": "channelName"
          },
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "amount",
            "plural": false,
            "selections": (v2/*:: as any*/)
          },
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "fee",
            "plural": false,
            "selections": (v2/*:: as any*/)
          },
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "credited",
            "plural": false,
            "selections": (v2/*:: as any*/)
          },
          {
            "kind": "ScalarField",
            "name": "state"
          },
          {
            "kind": "ScalarField",
            "name": "endedAt"
          },
          {
            "kind": "ScalarField",
            "name": "expiresAt"
          },
          {
            "kind": "ScalarField",
            "name": "returnedAt"
          },
          {
            "kind": "ScalarField",
            "name": "payUrl"
          },
          {
            "kind": "ScalarField",
            "name": "qrContent"
          },
          {
            "concreteType": "DepositBankAccount",
            "kind": "LinkedField",
            "name": "bankAccount",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "bankName"
              },
              {
                "kind": "ScalarField",
                "name": "holder"
              },
              {
                "kind": "ScalarField",
                "name": "number"
              },
              {
                "kind": "ScalarField",
                "name": "reference"
              }
            ]
          },
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "turnoverRequired",
            "plural": false,
            "selections": (v2/*:: as any*/)
          },
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "turnoverDone",
            "plural": false,
            "selections": (v2/*:: as any*/)
          },
          {
            "fragment": DepositOffers_deposit$normalization_graphql,
            "kind": "FragmentSpread"
          },
          {
            "kind": "ScalarField",
            "name": "createdAt"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "5187b9f6f1aa730339b3ae9c62564cab54acd0974c0a7977a790133cf50deeb4",
    "metadata": {},
    "name": "DepositScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7ed53e75fe4545e606b688343000cf15";

export default node;
