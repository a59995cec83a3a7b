/**
 * @generated SignedSource<<01c6f89b6c196dfa0e8ab48fd763f00a>>
 * @relayHash e8c1650de427c83e264c61691f1a1aef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3603dafcadf735626441173ef5b3c90929fa7f0c98d4c613359e881fc239cfd8

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
    "id": "3603dafcadf735626441173ef5b3c90929fa7f0c98d4c613359e881fc239cfd8",
    "metadata": {},
    "name": "WithdrawalScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "15ff72804220a8b89954a7157935a184";

export default node;
