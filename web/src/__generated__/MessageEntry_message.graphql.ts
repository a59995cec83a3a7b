/**
 * @generated SignedSource<<a7c5ad146d4f5ba47878ec5c18424f39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageEntry_message$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly isRead: boolean;
  readonly summary: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteMessage_message">;
  readonly " $fragmentType": "MessageEntry_message";
};
export type MessageEntry_message$key = {
  readonly " $data"?: MessageEntry_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageEntry_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageEntry_message",
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
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavoriteMessage_message"
    }
  ],
  "type": "Message",
  "abstractKey": null
};

(node as any).hash = "4a97e9dba98696a191b9fefadd00aeab";

export default node;
