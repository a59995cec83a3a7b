/**
 * @generated SignedSource<<cdd1dc7bbbf27d1c21c96599ed4b0aa6>>
 * @relayHash 08e008ea3976a25d362fe2a2a9cc7fa2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3adf83c5a2060d1e8aaf3b7f1a7e3ae9d6e4e1423b3d42b58340c99f6ecf9435

import type { ConcreteRequest } from 'relay-runtime';
export type AccountKind = "AFFILIATE" | "AFFILIATE_SUB_ACCOUNT" | "AGENT" | "PLAYER" | "SENIOR_AGENT" | "TRIAL" | "UNKNOWN" | "%future added value";
export type useSuggestionsQuery$variables = {
  first: number;
  keyword: string;
};
export type useSuggestionsQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly downline: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly account: string;
            readonly id: string;
            readonly kind: AccountKind;
            readonly level: number;
            readonly nickname: string | null;
          };
        }>;
      } | null;
    } | null;
  };
};
export type useSuggestionsQuery = {
  response: useSuggestionsQuery$data;
  variables: useSuggestionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "keyword"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "args": [
    {
      "fields": [
        {
          "kind": "Variable",
          "name": "keyword",
          "variableName": "keyword"
        }
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    {
      "kind": "Variable",
      "name": "first",
      "variableName": "first"
    }
  ],
  "concreteType": "DownlineConnection",
  "kind": "LinkedField",
  "name": "downline",
  "plural": false,
  "selections": [
    {
      "concreteType": "DownlineEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "concreteType": "DownlineAccount",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "account"
            },
            {
              "kind": "ScalarField",
              "name": "nickname"
            },
            {
              "kind": "ScalarField",
              "name": "kind"
            },
            {
              "kind": "ScalarField",
              "name": "level"
            }
          ]
        }
      ]
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useSuggestionsQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "NULL"
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSuggestionsQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "3adf83c5a2060d1e8aaf3b7f1a7e3ae9d6e4e1423b3d42b58340c99f6ecf9435",
    "metadata": {},
    "name": "useSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "95c28a10083e91d7da0053cd262b72c5";

export default node;
