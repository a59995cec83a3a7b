/**
 * @generated SignedSource<<9851c5722ec99fc494478d55d350aa0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoginSettingRows_security$data = {
  readonly hasSecondFactor: boolean;
  readonly " $fragmentType": "LoginSettingRows_security";
};
export type LoginSettingRows_security$key = {
  readonly " $data"?: LoginSettingRows_security$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoginSettingRows_security">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoginSettingRows_security",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSecondFactor",
      "storageKey": null
    }
  ],
  "type": "AccountSecurity",
  "abstractKey": null
};

(node as any).hash = "2a5cd84d3f38bbfce19da1fa4a08be80";

export default node;
