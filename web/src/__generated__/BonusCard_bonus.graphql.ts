/**
 * @generated SignedSource<<36fe0f88599ed400b1017c9a12d8e09b>>
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
  "metadata": null,
  "name": "BonusCard_bonus",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
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
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BonusProgress_bonus"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "categories",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holdsWithdrawals",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ForfeitBonus_bonus"
    }
  ],
  "type": "Bonus",
  "abstractKey": null
};

(node as any).hash = "e3d42dd1fe1c05406e72bcfd304b47ac";

export default node;
