/**
 * @generated SignedSource<<b4b6d57b5b176156a4900e680ea5a795>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minimumStake",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LeaderboardPlace",
      "kind": "LinkedField",
      "name": "places",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rank",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "account",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "score",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "prize",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Leaderboard",
  "abstractKey": null
};
})();

(node as any).hash = "ed7eef89fe1e98c28665937eb1150c3a";

export default node;
