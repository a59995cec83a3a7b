/**
 * @generated SignedSource<<d481c2c902bbb0953b8c8a5e340ea63b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogInModes_site$data = {
  readonly features: {
    readonly smsLogin: boolean;
  } | null;
  readonly phoneAuth: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly emulatorUrl: string | null;
    readonly projectId: string;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"MobileField_site">;
  readonly " $fragmentType": "LogInModes_site";
};
export type LogInModes_site$key = {
  readonly " $data"?: LogInModes_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogInModes_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogInModes_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "SiteFeatures",
        "kind": "LinkedField",
        "name": "features",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "smsLogin",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PhoneAuthSettings",
        "kind": "LinkedField",
        "name": "phoneAuth",
        "plural": false,
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
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MobileField_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "91dba59a0f9017c594b271997fa98cf4";

export default node;
