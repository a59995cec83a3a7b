/**
 * @generated SignedSource<<ee5e9aa162e22ef80f5f3dd3fd85845c>>
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
  "metadata": null,
  "name": "FavoriteMessage_message",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFavorite",
      "storageKey": null
    }
  ],
  "type": "Message",
  "abstractKey": null
};

(node as any).hash = "342576b775ed95154a2471f212f3240a";

export default node;
