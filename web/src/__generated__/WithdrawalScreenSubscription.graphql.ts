/**
 * @generated SignedSource<<0a580bd86d445d3ee94be36ff7e04d4a>>
 * @relayHash 844e054581ca4f98f006d4c018ee1c6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcca615875c9649ba34334260b969f89beb5abfaef9d7a0d2ed87c48e70f9ab2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalScreenSubscription$variables = {
  id: string;
};
export type WithdrawalScreenSubscription$data = {
  readonly withdrawalChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"useConfirmWithdrawal_withdrawal">;
  };
};
export type WithdrawalScreenSubscription = {
  response: WithdrawalScreenSubscription$data;
  variables: WithdrawalScreenSubscription$variables;
};

import useConfirmWithdrawal_withdrawal$normalization_graphql from './useConfirmWithdrawal_withdrawal$normalization.graphql';

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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WithdrawalScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Withdrawal",
        "kind": "LinkedField",
        "name": "withdrawalChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useConfirmWithdrawal_withdrawal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WithdrawalScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Withdrawal",
        "kind": "LinkedField",
        "name": "withdrawalChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "fragment": useConfirmWithdrawal_withdrawal$normalization_graphql,
            "kind": "FragmentSpread"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bcca615875c9649ba34334260b969f89beb5abfaef9d7a0d2ed87c48e70f9ab2",
    "metadata": {},
    "name": "WithdrawalScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "15ff72804220a8b89954a7157935a184";

export default node;
