/**
 * @generated SignedSource<<82dbe93893fbe4dcf60daa030acae61b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type GameStatus = "ACTIVE" | "MAINTENANCE" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GameInfoSheet_game$data = {
  readonly category: GameCategory | null;
  readonly hasDemo: boolean;
  readonly id: string;
  readonly lottery: {
    readonly accountTypeName: string;
    readonly code: string;
  } | null;
  readonly maxBet: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly minBet: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly minLines: number | null;
  readonly name: string;
  readonly releasedAt: string | null;
  readonly returnToPlayer: number | null;
  readonly status: GameStatus;
  readonly vendor: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"GameArtwork_game">;
  readonly " $fragmentType": "GameInfoSheet_game";
};
export type GameInfoSheet_game$key = {
  readonly " $data"?: GameInfoSheet_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameInfoSheet_game">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "name"
},
v1 = [
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
  "name": "GameInfoSheet_game",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "category"
    },
    {
      "concreteType": "Lottery",
      "kind": "LinkedField",
      "name": "lottery",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        },
        {
          "kind": "ScalarField",
          "name": "accountTypeName"
        }
      ]
    },
    {
      "concreteType": "Vendor",
      "kind": "LinkedField",
      "name": "vendor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ]
    },
    {
      "kind": "ScalarField",
      "name": "returnToPlayer"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minBet",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "maxBet",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "minLines"
    },
    {
      "kind": "ScalarField",
      "name": "releasedAt"
    },
    {
      "kind": "ScalarField",
      "name": "hasDemo"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "FragmentSpread",
      "name": "GameArtwork_game"
    }
  ],
  "type": "Game"
};
})();

(node as any).hash = "af65d08e9002a5db54e5c7813b95aec2";

export default node;
