/**
 * @generated SignedSource<<6c878d27ffc53eb0dd27411f911aaf9b>>
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
    }
  ],
  "type": "Message",
  "abstractKey": null
};

(node as any).hash = "a700779c4816a331d6889042eaf20c7b";

export default node;
