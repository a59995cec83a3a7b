/**
 * @generated SignedSource<<28f41fcffaa81e731aa7abbb58d0d22f>>
 * @relayHash f1d93c33e98976db26056b76bbc79832
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 394bf5a001714905efea92b01c5a689318b5d71a53ec76decf01b3de484d950b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExplanationPartQuery$variables = {
  id: string;
};
export type ExplanationPartQuery$data = {
  readonly node: {
    readonly payout: {
      readonly " $fragmentSpreads": FragmentRefs<"Explanation_payout">;
    } | null;
  } | null;
};
export type ExplanationPartQuery = {
  response: ExplanationPartQuery$data;
  variables: ExplanationPartQuery$variables;
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
    "name": "ExplanationPartQuery",
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
    "name": "ExplanationPartQuery",
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
    "id": "394bf5a001714905efea92b01c5a689318b5d71a53ec76decf01b3de484d950b",
    "metadata": {},
    "name": "ExplanationPartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e8fb803d5f6352f263c34927ad976f81";

export default node;
