/**
 * @generated SignedSource<<170cac476f677bf52f0a6c2db936571f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type GameStatus = "ACTIVE" | "MAINTENANCE" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GameTile_game$data = {
  readonly category: GameCategory | null;
  readonly hasDemo: boolean;
  readonly id: string;
  readonly lottery: {
    readonly accountTypeName: string;
    readonly code: string;
  } | null;
  readonly name: string;
  readonly status: GameStatus;
  readonly vendor: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"GameArtwork_game" | "GameInfoSheet_game" | "GameMarks_game">;
  readonly " $fragmentType": "GameTile_game";
};
export type GameTile_game$key = {
  readonly " $data"?: GameTile_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "GameTile_game",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "hasDemo"
    },
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
      "kind": "ScalarField",
      "name": "status"
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
      "kind": "FragmentSpread",
      "name": "GameArtwork_game"
    },
    {
      "kind": "FragmentSpread",
      "name": "GameMarks_game"
    },
    {
      "kind": "FragmentSpread",
      "name": "GameInfoSheet_game"
    }
  ],
  "type": "Game"
};
})();

(node as any).hash = "314b3a834e2c36458da6d10446928f67";

export default node;
