/**
 * @generated SignedSource<<f1f6ed06794a8c92d79e762f0d3b76ee>>
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
  "metadata": null,
  "name": "usePhoneAuth_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "apiKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authDomain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "projectId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emulatorUrl",
      "storageKey": null
    }
  ],
  "type": "PhoneAuthSettings",
  "abstractKey": null
};

(node as any).hash = "f96c211a3925d42fe528e549a78c6ca7";

export default node;
