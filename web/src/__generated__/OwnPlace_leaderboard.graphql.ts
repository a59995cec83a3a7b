/**
 * @generated SignedSource<<dce3450c086aa9f0f37b7eb4b37b0ee3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeaderboardKind = "RACE" | "TOURNAMENT" | "UNKNOWN" | "%future added value";
export type LeaderboardRule = "MULTIPLIER" | "POINTS" | "TURNOVER" | "UNKNOWN" | "WINS" | "%future added value";
export type LeaderboardState = "ACTIVE" | "ENDED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwnPlace_leaderboard$data = {
  readonly id: string;
  readonly kind: LeaderboardKind;
  readonly minimumStake: {
    readonly currency: string;
  };
  readonly rule: LeaderboardRule;
  readonly state: LeaderboardState;
  readonly " $fragmentType": "OwnPlace_leaderboard";
};
export type OwnPlace_leaderboard$key = {
  readonly " $data"?: OwnPlace_leaderboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnPlace_leaderboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OwnPlace_leaderboard",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "rule"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minimumStake",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "currency"
        }
      ]
    }
  ],
  "type": "Leaderboard"
};

(node as any).hash = "1f47f16100437673a9ca46f99b049bce";

export default node;
