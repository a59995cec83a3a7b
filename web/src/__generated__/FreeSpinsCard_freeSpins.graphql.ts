/**
 * @generated SignedSource<<9fcaaf2d4eab522f791477bacdab0082>>
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

(node as any).hash = "5f58fc4f9c5e32807b2484bec14d0528";

export default node;
