/**
 * @generated SignedSource<<b7c12648dd6051aab26959dc1f0ec6ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterForms_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MobileField_viewer">;
  readonly " $fragmentType": "RegisterForms_viewer";
};
export type RegisterForms_viewer$key = {
  readonly " $data"?: RegisterForms_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterForms_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RegisterForms_viewer",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "MobileField_viewer"
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "8f20031422ea065a794f40e1c3857b47";

export default node;
