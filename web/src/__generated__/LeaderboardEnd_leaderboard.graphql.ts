/**
 * @generated SignedSource<<53ec52d359c072b94171c3f6f7120f33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeaderboardState = "ACTIVE" | "ENDED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LeaderboardEnd_leaderboard$data = {
  readonly endsAt: string;
  readonly state: LeaderboardState;
  readonly " $fragmentType": "LeaderboardEnd_leaderboard";
};
export type LeaderboardEnd_leaderboard$key = {
  readonly " $data"?: LeaderboardEnd_leaderboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeaderboardEnd_leaderboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeaderboardEnd_leaderboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    }
  ],
  "type": "Leaderboard",
  "abstractKey": null
};

(node as any).hash = "ca2ecc853ac98a6d05b11742edb4861f";

export default node;
