/**
 * @generated SignedSource<<2dca93ed0c62016208b1253eff46aa0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HotGames_query$data = {
  readonly site: {
    readonly hotGames: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly hasDemo: boolean;
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
        };
      }>;
      readonly totalCount: number;
    };
  };
  readonly " $fragmentType": "HotGames_query";
};
export type HotGames_query$key = {
  readonly " $data"?: HotGames_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotGames_query">;
};

import HotGamesPaginationQuery_graphql from './HotGamesPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "site",
  "hotGames"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 28,
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
      "name": "filter"
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
      "operation": HotGamesPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "HotGames_query",
  "selections": [
    {
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": "hotGames",
          "args": [
            {
              "kind": "Variable",
              "name": "filter",
              "variableName": "filter"
            }
          ],
          "concreteType": "GameConnection",
          "kind": "LinkedField",
          "name": "__HotGames_hotGames_connection",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "totalCount"
            },
            {
              "concreteType": "GameEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "concreteType": "Game",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "ScalarField",
                      "name": "id"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "hasDemo"
                    },
                    {
                      "kind": "FragmentSpread",
                      "name": "GameTile_game"
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

(node as any).hash = "98ea53a0c4000c8e4b65ec1ac0838921";

export default node;
