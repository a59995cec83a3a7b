/**
 * @generated SignedSource<<1cc7c0caf6369196a20773f942eb650a>>
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
  "name": "FreeSpinsCard_freeSpins",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "spins"
    },
    {
      "kind": "ScalarField",
      "name": "left"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "stake",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "winnings",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "turnover"
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
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "games",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "FragmentSpread",
          "name": "GameTile_game"
        }
      ]
    }
  ],
  "type": "FreeSpins"
};
})();

(node as any).hash = "b132943327826d2e4260f6d95f0f0012";

export default node;
