/**
 * @generated SignedSource<<f27ee5422c97479ee478c499d48fa2e8>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchGame_game",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Lottery",
      "kind": "LinkedField",
      "name": "lottery",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountTypeName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "labels",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
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
      "concreteType": "Vendor",
      "kind": "LinkedField",
      "name": "vendor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GameArtwork_game"
    }
  ],
  "type": "Game",
  "abstractKey": null
};
})();

(node as any).hash = "4cc43d3cfa7ff7763f832dabe9d19970";

export default node;
