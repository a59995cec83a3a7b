/**
 * @generated SignedSource<<0af0504d1f3d6315e698ded76a898014>>
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
  "metadata": null,
  "name": "LeaderboardGames_leaderboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "games",
      "plural": true,
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
  "type": "Leaderboard",
  "abstractKey": null
};

(node as any).hash = "30943eae2a10ecfee7e00be07e4b8029";

export default node;
