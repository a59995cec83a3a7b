/**
 * @generated SignedSource<<3327433528eee284187df19e99c2f997>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeaderboardGames_leaderboard$data = {
  readonly games: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
  }>;
  readonly " $fragmentType": "LeaderboardGames_leaderboard";
};
export type LeaderboardGames_leaderboard$key = {
  readonly " $data"?: LeaderboardGames_leaderboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeaderboardGames_leaderboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LeaderboardGames_leaderboard",
  "selections": [
    {
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "games",
      "plural": true,
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
  ],
  "type": "Leaderboard"
};

(node as any).hash = "30943eae2a10ecfee7e00be07e4b8029";

export default node;
