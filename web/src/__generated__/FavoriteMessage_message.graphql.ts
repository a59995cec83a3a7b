/**
 * @generated SignedSource<<4c2c78646d36c54159ecacdddd9c2f30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavoriteMessage_message$data = {
  readonly id: string;
  readonly isFavorite: boolean;
  readonly title: string;
  readonly " $fragmentType": "FavoriteMessage_message";
};
export type FavoriteMessage_message$key = {
  readonly " $data"?: FavoriteMessage_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteMessage_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "FavoriteMessage_message",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "isFavorite"
    }
  ],
  "type": "Message"
};

(node as any).hash = "342576b775ed95154a2471f212f3240a";

export default node;
