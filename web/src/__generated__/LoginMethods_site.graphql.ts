/**
 * @generated SignedSource<<55b78900cbc3116dca35c14d4072b6b1>>
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
  "name": "LoginMethods_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "SiteFeatures",
        "kind": "LinkedField",
        "name": "features",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "smsLogin"
          }
        ]
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "PhoneAuthSettings",
        "kind": "LinkedField",
        "name": "phoneAuth",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "usePhoneAuth_settings"
          }
        ]
      },
      "to": "NULL"
    },
    {
      "kind": "FragmentSpread",
      "name": "MobileField_site"
    }
  ],
  "type": "Site"
};

(node as any).hash = "d4812dd084cc4256484b16fdf5d061a5";

export default node;
