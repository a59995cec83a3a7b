/**
 * @generated SignedSource<<8cd2ae02b72da42ff51bb05723be6f5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticleList_query$data = {
  readonly site: {
    readonly articles: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"ArticleCard_article">;
        };
      }>;
    };
  };
  readonly " $fragmentType": "ArticleList_query";
};
export type ArticleList_query$key = {
  readonly " $data"?: ArticleList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleList_query">;
};

import ArticleListPaginationQuery_graphql from './ArticleListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "site",
  "articles"
];
return {
  "argumentDefinitions": [
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
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": ArticleListPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "ArticleList_query",
  "selections": [
    {
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": "articles",
          "args": [
            {
              "kind": "Variable",
              "name": "section",
              "variableName": "section"
            }
          ],
          "concreteType": "ArticleConnection",
          "kind": "LinkedField",
          "name": "__ArticleList_articles_connection",
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
                    {
                      "kind": "ScalarField",
                      "name": "id"
                    },
                    {
                      "kind": "FragmentSpread",
                      "name": "ArticleCard_article"
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
        }
      ]
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "865249dfb6ac9dbf09ba34659868fa7d";

export default node;
