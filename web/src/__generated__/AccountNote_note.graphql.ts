/**
 * @generated SignedSource<<9a267b7ffe17ac024eb885b142e86941>>
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
  "name": "AccountNote_note",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "text"
    },
    {
      "kind": "ScalarField",
      "name": "writtenAt"
    },
    {
      "kind": "ScalarField",
      "name": "editedAt"
    }
  ],
  "type": "AccountNote"
};

(node as any).hash = "418f8b06884bdbb373ff0e44b3077ccf";

export default node;
