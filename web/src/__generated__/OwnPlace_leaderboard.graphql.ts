/**
 * @generated SignedSource<<aa026984b0daaa728e5784edfba2ab57>>
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
  "metadata": null,
  "name": "OwnPlace_leaderboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "rule",
      "storageKey": null
    },
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minimumStake",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Leaderboard",
  "abstractKey": null
};

(node as any).hash = "1f47f16100437673a9ca46f99b049bce";

export default node;
