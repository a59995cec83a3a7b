/**
 * @generated SignedSource<<a2812fbbf7b1ed28ef38e7ac3de69a28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentShelf_member$data = {
  readonly recentGames: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
      };
    }>;
  } | null;
  readonly " $fragmentType": "RecentShelf_member";
};
export type RecentShelf_member$key = {
  readonly " $data"?: RecentShelf_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentShelf_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentShelf_member",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 10
          }
        ],
        "concreteType": "GameConnection",
        "kind": "LinkedField",
        "name": "recentGames",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GameEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "GameTile_game"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "recentGames(first:10)"
      },
      "to": "NULL"
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "501a8091eb966fb9c88ba66691e941ba";

export default node;
