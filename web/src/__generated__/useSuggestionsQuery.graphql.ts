/**
 * @generated SignedSource<<0536091c4f280a961feca744c3cbbef9>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
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
      "alias": null,
      "args": null,
      "concreteType": "DownlineEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DownlineAccount",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "account",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nickname",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "level",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSuggestionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
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
            ],
            "storageKey": null
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSuggestionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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
