/**
 * @generated SignedSource<<840128f4b8ed56b9e736444fb3c02b78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FreeSpinsStatus = "ACTIVE" | "EXPIRED" | "UNKNOWN" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FreeSpinsCard_freeSpins$data = {
  readonly endedAt: string | null;
  readonly expiresAt: string;
  readonly games: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
  }>;
  readonly left: number;
  readonly spins: number;
  readonly stake: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly status: FreeSpinsStatus;
  readonly title: string;
  readonly turnover: number;
  readonly winnings: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "FreeSpinsCard_freeSpins";
};
export type FreeSpinsCard_freeSpins$key = {
  readonly " $data"?: FreeSpinsCard_freeSpins$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreeSpinsCard_freeSpins">;
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
  "name": "FreeSpinsCard_freeSpins",
  "selections": [
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
      "kind": "ScalarField",
      "name": "spins",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "left",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "stake",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "winnings",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "games",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GameTile_game"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FreeSpins",
  "abstractKey": null
};
})();

(node as any).hash = "c1ab03ea00b051772f6f4f2445d28b84";

export default node;
