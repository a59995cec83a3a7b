/**
 * @generated SignedSource<<08d3d47d9aba6b64ec3d35af5c8fd8f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavoriteGames_member$data = {
  readonly favoriteGameIds: ReadonlyArray<string>;
  readonly favoriteGames: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
      };
    }>;
  };
  readonly id: string;
  readonly " $fragmentType": "FavoriteGames_member";
};
export type FavoriteGames_member$key = {
  readonly " $data"?: FavoriteGames_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteGames_member">;
};

import FavoriteGamesPaginationQuery_graphql from './FavoriteGamesPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "favoriteGames"
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
};
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
      "fragmentPathInResult": [
        "node"
      ],
      "operation": FavoriteGamesPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "FavoriteGames_member",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "favoriteGameIds"
    },
    {
      "alias": "favoriteGames",
      "concreteType": "GameConnection",
      "kind": "LinkedField",
      "name": "__FavoriteGames_favoriteGames_connection",
      "plural": false,
      "selections": [
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
                (v1/*:: as any*/),
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
    },
    (v1/*:: as any*/)
  ],
  "type": "Member"
};
})();

(node as any).hash = "88952a26950f1ea7e2e816d637c1e93d";

export default node;
