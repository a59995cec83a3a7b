/**
 * @generated SignedSource<<8b99cb81a8e93cfd2b7a9fb56a0d6613>>
 * @relayHash 038f619f6fb487c792758a3b05739447
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc59c2b323f2ff8a112fe034105e5044a2d5734832ce24237211c79755caafe6

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
            "name": "internalID"
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
            "name": "createdAt"
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
          }
        ]
      }
    ]
  },
  "params": {
    "id": "bc59c2b323f2ff8a112fe034105e5044a2d5734832ce24237211c79755caafe6",
    "metadata": {},
    "name": "DepositScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7ed53e75fe4545e606b688343000cf15";

export default node;
