/**
 * @generated SignedSource<<dfaf8bd9ab9f16df831c40725c58b987>>
 * @relayHash 536e5d6e0407644c9049e03986b32add
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7352a725b83578afc030511f7c86accc3b8d9426e0404f19c0dc7321d911b1e0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticleSection = "BLOG" | "NEWS" | "%future added value";
export type ArticlesScreenQuery$variables = {
  section: ArticleSection;
};
export type ArticlesScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ArticleList_query">;
};
export type ArticlesScreenQuery = {
  response: ArticlesScreenQuery$data;
  variables: ArticlesScreenQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
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
    "kind": "Literal",
    "name": "first",
    "value": 12
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
    "name": "ArticlesScreenQuery",
    "selections": [
      {
        "args": [
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
    "name": "ArticlesScreenQuery",
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
    "id": "7352a725b83578afc030511f7c86accc3b8d9426e0404f19c0dc7321d911b1e0",
    "metadata": {},
    "name": "ArticlesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5b1fe65e61ba2abf3cb88c2e87ef19d2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
