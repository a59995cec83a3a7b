/**
 * @generated SignedSource<<6b22ef41b082d478dcef7bf94893f644>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameLabel = "EXCLUSIVE" | "HOT" | "JACKPOT" | "NEW" | "%future added value";
export type GameStatus = "ACTIVE" | "MAINTENANCE" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SearchGame_game$data = {
  readonly id: string;
  readonly labels: ReadonlyArray<GameLabel>;
  readonly lottery: {
    readonly accountTypeName: string;
    readonly code: string;
  } | null;
  readonly name: string;
  readonly status: GameStatus;
  readonly tags: ReadonlyArray<string>;
  readonly vendor: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"GameArtwork_game">;
  readonly " $fragmentType": "SearchGame_game";
};
export type SearchGame_game$key = {
  readonly " $data"?: SearchGame_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchGame_game">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SearchGame_game",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    (v0/*:: as any*/),
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
      "name": "labels"
    },
    {
      "kind": "ScalarField",
      "name": "tags"
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
    }
  ],
  "type": "Game"
};
})();

(node as any).hash = "4cc43d3cfa7ff7763f832dabe9d19970";

export default node;
