/**
 * @generated SignedSource<<e01ead7f58943c849c27bbb4e743d8d4>>
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
  "name": "LoginSettingRows_security",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "hasSecondFactor"
    }
  ],
  "type": "AccountSecurity"
};

(node as any).hash = "2a5cd84d3f38bbfce19da1fa4a08be80";

export default node;
