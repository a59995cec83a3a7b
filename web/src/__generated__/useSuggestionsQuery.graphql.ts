/**
 * @generated SignedSource<<64a612e3da70499d8f1e759b229143de>>
 * @relayHash 4d61e3713b2ab0281f1fab505d3cda36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fbaa10577bbfca1f878ad4bfc25cf52467ae5b68ec92212116ac59dbb1110a0

import type { ConcreteRequest } from 'relay-runtime';
export type AccountKind = "AFFILIATE" | "AFFILIATE_SUB_ACCOUNT" | "AGENT" | "PLAYER" | "SENIOR_AGENT" | "TRIAL" | "UNKNOWN" | "%future added value";
export type useSuggestionsQuery$variables = {
  keyword: string;
};
export type useSuggestionsQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly called: {
        readonly account: string;
        readonly id: string;
        readonly kind: AccountKind;
        readonly level: number;
        readonly nickname: string | null;
      } | null;
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "keyword"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = [
  (v1/*:: as any*/),
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
],
v3 = {
  "alias": "called",
  "args": [
    {
      "kind": "Variable",
      "name": "account",
      "variableName": "keyword"
    }
  ],
  "concreteType": "DownlineAccount",
  "kind": "LinkedField",
  "name": "downlineAccount",
  "plural": false,
  "selections": (v2/*:: as any*/)
},
v4 = {
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
      "kind": "Literal",
      "name": "first",
      "value": 50
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
          "selections": (v2/*:: as any*/)
        }
      ]
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
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
              },
              {
                "kind": "CatchField",
                "field": (v4/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
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
              (v4/*:: as any*/),
              (v1/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "8fbaa10577bbfca1f878ad4bfc25cf52467ae5b68ec92212116ac59dbb1110a0",
    "metadata": {},
    "name": "useSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f05acc90e7b4ce7a40bbd907ea39f612";

export default node;
