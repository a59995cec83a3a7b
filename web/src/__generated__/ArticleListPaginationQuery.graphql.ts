/**
 * @generated SignedSource<<aa5e879259a1cc4491de3508b277f6eb>>
 * @relayHash 1baca9f85add005480e5355462989097
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9f3b418d9dab407a108c016fdea189dde7ea80a0e2a38bcfc4aa315d4478d36

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticleSection = "BLOG" | "NEWS" | "%future added value";
export type ArticleListPaginationQuery$variables = {
  count?: number | null;
  cursor?: string | null;
  section: ArticleSection;
};
export type ArticleListPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ArticleList_query">;
};
export type ArticleListPaginationQuery = {
  response: ArticleListPaginationQuery$data;
  variables: ArticleListPaginationQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": 12,
    "kind": "LocalArgument",
    "name": "count"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cursor"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "section"
  }
],
v1 = {
  "kind": "Variable",
  "name": "section",
  "variableName": "section"
},
v2 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  },
  (v1/*:: as any*/)
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "ArticleListPaginationQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "count"
          },
          {
            "kind": "Variable",
            "name": "cursor",
            "variableName": "cursor"
          },
          (v1/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "ArticleList_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ArticleListPaginationQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v2/*:: as any*/),
            "concreteType": "ArticleConnection",
            "kind": "LinkedField",
            "name": "articles",
            "plural": false,
            "selections": [
              {
                "concreteType": "ArticleEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Article",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "slug"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "section"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "title"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "summary"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "publishedAt"
                      },
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          {
                            "fragment": Picture_image$normalization_graphql,
                            "kind": "FragmentSpread"
                          }
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "__typename"
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "cursor"
                  }
                ]
              },
              {
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "endCursor"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "hasNextPage"
                  }
                ]
              }
            ]
          },
          {
            "args": (v2/*:: as any*/),
            "filters": [
              "section"
            ],
            "handle": "connection",
            "key": "ArticleList_articles",
            "kind": "LinkedHandle",
            "name": "articles"
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "f9f3b418d9dab407a108c016fdea189dde7ea80a0e2a38bcfc4aa315d4478d36",
    "metadata": {},
    "name": "ArticleListPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "865249dfb6ac9dbf09ba34659868fa7d";

export default node;
