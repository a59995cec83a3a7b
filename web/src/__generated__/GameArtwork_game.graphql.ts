/**
 * @generated SignedSource<<b6fdc6f405e897ad75e9e42c8d574502>>
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
  "name": "GameArtwork_game",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "icon",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ]
    }
  ],
  "type": "Game"
};

(node as any).hash = "3d79e57e444d21fff7a645d9583f93ac";

export default node;
