/**
 * @generated SignedSource<<1e2373d7796ab7373cb0bc2d4535af08>>
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeaderboardPrizes_leaderboard",
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
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turnover",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minimumStake",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LeaderboardPrize",
      "kind": "LinkedField",
      "name": "prizes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromRank",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toRank",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "ac94199f325604e546d73c390a6242c7";

export default node;
