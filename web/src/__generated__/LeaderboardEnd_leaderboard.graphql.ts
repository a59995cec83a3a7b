/**
 * @generated SignedSource<<221e044e59f4056f8c961ff069aaf185>>
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
  "name": "LeaderboardEnd_leaderboard",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "endsAt"
    }
  ],
  "type": "Leaderboard"
};

(node as any).hash = "ca2ecc853ac98a6d05b11742edb4861f";

export default node;
