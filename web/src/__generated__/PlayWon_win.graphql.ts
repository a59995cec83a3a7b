/**
 * @generated SignedSource<<a0c776253041816ed15ed35560803ed0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlayWon_win$data = {
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
  readonly " $fragmentType": "PlayWon_win";
};
export type PlayWon_win$key = {
  readonly " $data"?: PlayWon_win$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlayWon_win">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlayWon_win",
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

(node as any).hash = "179d7c1cf3714efc9d7cb3e489f8f895";

export default node;
