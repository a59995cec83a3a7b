/**
 * @generated SignedSource<<99aa5294e4e9283d1168baccf67d5dcf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeaderboardRule = "MULTIPLIER" | "POINTS" | "TURNOVER" | "UNKNOWN" | "WINS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LeaderboardPlaces_leaderboard$data = {
  readonly minimumStake: {
    readonly currency: string;
  };
  readonly places: ReadonlyArray<{
    readonly account: string;
    readonly prize: {
      readonly amount: string;
      readonly currency: string;
    } | null;
    readonly rank: number;
    readonly score: string;
  }>;
  readonly rule: LeaderboardRule;
  readonly " $fragmentType": "LeaderboardPlaces_leaderboard";
};
export type LeaderboardPlaces_leaderboard$key = {
  readonly " $data"?: LeaderboardPlaces_leaderboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeaderboardPlaces_leaderboard">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "currency"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeaderboardPlaces_leaderboard",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "rule"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minimumStake",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ]
    },
    {
      "concreteType": "LeaderboardPlace",
      "kind": "LinkedField",
      "name": "places",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "rank"
        },
        {
          "kind": "ScalarField",
          "name": "account"
        },
        {
          "kind": "ScalarField",
          "name": "score"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "prize",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "amount"
            },
            (v0/*:: as any*/)
          ]
        }
      ]
    }
  ],
  "type": "Leaderboard"
};
})();

(node as any).hash = "3ce9a4a52f20182dcdcae266436651d1";

export default node;
