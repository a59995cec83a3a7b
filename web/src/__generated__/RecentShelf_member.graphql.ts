/**
 * @generated SignedSource<<cefeeb2d4a6bc4355105dd27005a9158>>
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
  "name": "RecentShelf_member",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
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
                    "kind": "FragmentSpread",
                    "name": "GameTile_game"
                  }
                ]
              }
            ]
          }
        ],
        "storageKey": "recentGames(first:10)"
      },
      "to": "NULL"
    }
  ],
  "type": "Member"
};

(node as any).hash = "501a8091eb966fb9c88ba66691e941ba";

export default node;
