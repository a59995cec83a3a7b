/**
 * @generated SignedSource<<ad66449a305d44d9a24f0cae664293ec>>
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
    "name": "WithdrawalScreenSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Withdrawal",
        "kind": "LinkedField",
        "name": "withdrawalChanged",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "useConfirmWithdrawal_withdrawal"
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
    "name": "WithdrawalScreenSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Withdrawal",
        "kind": "LinkedField",
        "name": "withdrawalChanged",
        "plural": false,
        "selections": [
          {
            "fragment": useConfirmWithdrawal_withdrawal$normalization_graphql,
            "kind": "FragmentSpread"
          },
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
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
