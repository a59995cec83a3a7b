/**
 * @generated SignedSource<<448f5e76a147c5d6c7f0e6b02361648f>>
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
  "name": "MessageEntry_message",
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
      "name": "summary"
    },
    {
      "kind": "ScalarField",
      "name": "isRead"
    },
    {
      "kind": "ScalarField",
      "name": "createdAt"
    },
    {
      "kind": "FragmentSpread",
      "name": "FavoriteMessage_message"
    }
  ],
  "type": "Message"
};

(node as any).hash = "4a97e9dba98696a191b9fefadd00aeab";

export default node;
