/**
 * @generated SignedSource<<1651d2c4ba1cee1617384c3a73408636>>
 * @relayHash ee0aa9e7e91633377127ad8c668f56c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bf7be66ccaf1d5ea1b4e7d666b6e43fe354fe0da1b0711a59227010ade08e52

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutRowQuery$variables = {
  id: string;
};
export type PayoutRowQuery$data = {
  readonly node: {
    readonly payout: {
      readonly " $fragmentSpreads": FragmentRefs<"Explanation_payout">;
    } | null;
  } | null;
};
export type PayoutRowQuery = {
  response: PayoutRowQuery$data;
  variables: PayoutRowQuery$variables;
};

import Explanation_payout$normalization_graphql from './Explanation_payout$normalization.graphql';

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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PayoutRowQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "FragmentSpread",
                  "name": "Explanation_payout"
                }
              ],
              "type": "ContractPayout"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "payout"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PayoutRowQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": Explanation_payout$normalization_graphql,
                "kind": "FragmentSpread"
              }
            ],
            "type": "ContractPayout"
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
    "id": "9bf7be66ccaf1d5ea1b4e7d666b6e43fe354fe0da1b0711a59227010ade08e52",
    "metadata": {},
    "name": "PayoutRowQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6769c43badc8a0b62b7afc82439185c9";

export default node;
