/**
 * @generated SignedSource<<c5236fe474b3fb4451b23a0678f5e2bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePhoneAuth_settings$data = {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly emulatorUrl: string | null;
  readonly projectId: string;
  readonly " $fragmentType": "usePhoneAuth_settings";
};
export type usePhoneAuth_settings$key = {
  readonly " $data"?: usePhoneAuth_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePhoneAuth_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "usePhoneAuth_settings",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "apiKey"
    },
    {
      "kind": "ScalarField",
      "name": "authDomain"
    },
    {
      "kind": "ScalarField",
      "name": "projectId"
    },
    {
      "kind": "ScalarField",
      "name": "emulatorUrl"
    }
  ],
  "type": "PhoneAuthSettings"
};

(node as any).hash = "f96c211a3925d42fe528e549a78c6ca7";

export default node;
