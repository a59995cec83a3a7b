/**
 * @generated SignedSource<<5fe1460d452c4428f8da20b88a561a7c>>
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
    readonly " $fragmentSpreads": FragmentRefs<"usePhoneAuth_settings">;
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "usePhoneAuth_settings"
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

(node as any).hash = "d4812dd084cc4256484b16fdf5d061a5";

export default node;
