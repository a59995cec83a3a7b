/**
 * @generated SignedSource<<821adf35e03133e567b346ac5618ac2d>>
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
  "alias": null,
  "args": null,
  "concreteType": "GameDetail",
  "kind": "LinkedField",
  "name": "detail",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rules",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "volatility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "features",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GameRulesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
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
            "type": "Game",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GameRulesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/)
            ],
            "type": "Game",
            "abstractKey": null
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
