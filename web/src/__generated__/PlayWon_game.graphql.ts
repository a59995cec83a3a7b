/**
 * @generated SignedSource<<e1587cc3a131243bd7b6d3b43d68d1b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlayWon_game$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "PlayWon_game";
};
export type PlayWon_game$key = {
  readonly " $data"?: PlayWon_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlayWon_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlayWon_game",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "a3297a4d95ca3848658ffb97c70ddcb1";

export default node;
