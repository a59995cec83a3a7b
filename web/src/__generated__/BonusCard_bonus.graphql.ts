/**
 * @generated SignedSource<<a0fcd90cc93d5a8817063d33a8869b92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BonusStatus = "ACTIVE" | "COMPLETED" | "EXPIRED" | "FORFEITED" | "UNKNOWN" | "%future added value";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BonusCard_bonus$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly categories: ReadonlyArray<GameCategory>;
  readonly endedAt: string | null;
  readonly expiresAt: string;
  readonly holdsWithdrawals: boolean;
  readonly id: string;
  readonly status: BonusStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BonusProgress_bonus" | "ForfeitBonus_bonus">;
  readonly " $fragmentType": "BonusCard_bonus";
};
export type BonusCard_bonus$key = {
  readonly " $data"?: BonusCard_bonus$data;
  readonly " $fragmentSpreads": FragmentRefs<"BonusCard_bonus">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BonusCard_bonus",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
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
    },
    {
      "kind": "FragmentSpread",
      "name": "BonusProgress_bonus"
    },
    {
      "kind": "ScalarField",
      "name": "categories"
    },
    {
      "kind": "ScalarField",
      "name": "holdsWithdrawals"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "expiresAt"
    },
    {
      "kind": "ScalarField",
      "name": "endedAt"
    },
    {
      "kind": "FragmentSpread",
      "name": "ForfeitBonus_bonus"
    }
  ],
  "type": "Bonus"
};

(node as any).hash = "0368707d9be2370a03e8c7b71663d074";

export default node;
