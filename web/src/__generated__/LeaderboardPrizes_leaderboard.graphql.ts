/**
 * @generated SignedSource<<2b64b4000cab4e07919cf0ed88d3266b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeaderboardKind = "RACE" | "TOURNAMENT" | "UNKNOWN" | "%future added value";
export type LeaderboardRule = "MULTIPLIER" | "POINTS" | "TURNOVER" | "UNKNOWN" | "WINS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LeaderboardPrizes_leaderboard$data = {
  readonly kind: LeaderboardKind;
  readonly minimumStake: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly prizes: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly fromRank: number;
    readonly toRank: number;
  }>;
  readonly rule: LeaderboardRule;
  readonly turnover: number;
  readonly " $fragmentType": "LeaderboardPrizes_leaderboard";
};
export type LeaderboardPrizes_leaderboard$key = {
  readonly " $data"?: LeaderboardPrizes_leaderboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeaderboardPrizes_leaderboard">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LeaderboardPrizes_leaderboard",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "rule"
    },
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "turnover"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minimumStake",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "LeaderboardPrize",
      "kind": "LinkedField",
      "name": "prizes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "fromRank"
        },
        {
          "kind": "ScalarField",
          "name": "toRank"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/)
        }
      ]
    }
  ],
  "type": "Leaderboard"
};
})();

(node as any).hash = "311dd9ea277f4ea569c82ee1ea653b57";

export default node;
