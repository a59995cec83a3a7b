/**
 * @generated SignedSource<<93affcdde541758bba89f91edac30628>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeaderboardKind = "RACE" | "TOURNAMENT" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LeaderboardCard_leaderboard$data = {
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  };
  readonly internalID: string;
  readonly kind: LeaderboardKind;
  readonly playerCount: number;
  readonly prizes: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
      readonly currency: string;
    };
  }>;
  readonly summary: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"LeaderboardEnd_leaderboard">;
  readonly " $fragmentType": "LeaderboardCard_leaderboard";
};
export type LeaderboardCard_leaderboard$key = {
  readonly " $data"?: LeaderboardCard_leaderboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeaderboardCard_leaderboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LeaderboardCard_leaderboard",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "internalID"
    },
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "summary"
    },
    {
      "kind": "ScalarField",
      "name": "playerCount"
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ]
    },
    {
      "concreteType": "LeaderboardPrize",
      "kind": "LinkedField",
      "name": "prizes",
      "plural": true,
      "selections": [
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "amount"
            },
            {
              "kind": "ScalarField",
              "name": "currency"
            }
          ]
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "LeaderboardEnd_leaderboard"
    }
  ],
  "type": "Leaderboard"
};

(node as any).hash = "dffb16171fa64891c801f59b5c3ac7a1";

export default node;
