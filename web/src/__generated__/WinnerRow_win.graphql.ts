/**
 * @generated SignedSource<<8a4580d5dd88ac220f962a727db917f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WinnerRow_win$data = {
  readonly account: string;
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly game: {
    readonly " $fragmentSpreads": FragmentRefs<"GameArtwork_game" | "PlayWon_game">;
  } | null;
  readonly gameName: string;
  readonly wonAt: string;
  readonly " $fragmentType": "WinnerRow_win";
};
export type WinnerRow_win$key = {
  readonly " $data"?: WinnerRow_win$data;
  readonly " $fragmentSpreads": FragmentRefs<"WinnerRow_win">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WinnerRow_win",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "account",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gameName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wonAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "game",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GameArtwork_game"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlayWon_game"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Win",
  "abstractKey": null
};

(node as any).hash = "3f3219bfea5694737a854f2ea523e0b5";

export default node;
