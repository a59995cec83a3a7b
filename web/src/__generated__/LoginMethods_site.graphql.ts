/**
 * @generated SignedSource<<513d3c4dfcad64b289261f8a2d4d05ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoginMethods_site$data = {
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
  readonly " $fragmentType": "LoginMethods_site";
};
export type LoginMethods_site$key = {
  readonly " $data"?: LoginMethods_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoginMethods_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoginMethods_site",
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

(node as any).hash = "c529d13b9853b2e549c14af281c63546";

export default node;
