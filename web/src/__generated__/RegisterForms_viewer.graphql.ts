/**
 * @generated SignedSource<<abb86c3c985a695e63c17386951ea78e>>
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
  "metadata": null,
  "name": "RegisterForms_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MobileField_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8f20031422ea065a794f40e1c3857b47";

export default node;
