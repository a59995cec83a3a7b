/**
 * @generated SignedSource<<83598a199f419a18a2e26c509099e5e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameArtwork_game$data = {
  readonly icon: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  };
  readonly name: string;
  readonly " $fragmentType": "GameArtwork_game";
};
export type GameArtwork_game$key = {
  readonly " $data"?: GameArtwork_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameArtwork_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GameArtwork_game",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "icon",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "3d79e57e444d21fff7a645d9583f93ac";

export default node;
