/**
 * @generated SignedSource<<c51fbbf5bd3680cd011fd7c7e1d12f81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountNote_note$data = {
  readonly editedAt: string | null;
  readonly id: string;
  readonly text: string;
  readonly writtenAt: string;
  readonly " $fragmentType": "AccountNote_note";
};
export type AccountNote_note$key = {
  readonly " $data"?: AccountNote_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountNote_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountNote_note",
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
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writtenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    }
  ],
  "type": "AccountNote",
  "abstractKey": null
};

(node as any).hash = "418f8b06884bdbb373ff0e44b3077ccf";

export default node;
