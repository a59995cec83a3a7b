/**
 * @generated SignedSource<<525a79e7368ccda208d194c9f79c85e3>>
 * @relayHash c40c3fa79f265356d0d49644df80ba7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a47ebf406ea189ae71c6bc57c761d9427108898bff1c57310127e4fbcca128b

import type { ConcreteRequest } from 'relay-runtime';
export type GameVolatility = "HIGH" | "LOW" | "MEDIUM" | "%future added value";
export type GameRulesQuery$variables = {
  id: string;
};
export type GameRulesQuery$data = {
  readonly node: {
    readonly detail?: {
      readonly features: ReadonlyArray<string>;
      readonly rules: string;
      readonly volatility: GameVolatility | null;
    } | null;
  } | null;
};
export type GameRulesQuery = {
  response: GameRulesQuery$data;
  variables: GameRulesQuery$variables;
};

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
v2 = {
  "concreteType": "GameDetail",
  "kind": "LinkedField",
  "name": "detail",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "rules"
    },
    {
      "kind": "ScalarField",
      "name": "volatility"
    },
    {
      "kind": "ScalarField",
      "name": "features"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "GameRulesQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": (v2/*:: as any*/),
                "to": "NULL"
              }
            ],
            "type": "Game"
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
    "name": "GameRulesQuery",
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
              (v2/*:: as any*/)
            ],
            "type": "Game"
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
    "id": "6a47ebf406ea189ae71c6bc57c761d9427108898bff1c57310127e4fbcca128b",
    "metadata": {},
    "name": "GameRulesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5ec2a97c784e13173ee8bd1b6c26d102";

export default node;
