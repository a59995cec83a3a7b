/**
 * @generated SignedSource<<79f6e00d033901430a7fa45a760b3b6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RegistrationFieldName = "AFFILIATE_CODE" | "BIRTHDAY" | "CAPTCHA" | "CONFIRM_PASSWORD" | "EMAIL" | "FACEBOOK" | "ID_NUMBER" | "LINE" | "MOBILE" | "PASSWORD" | "PAYEE_NAME" | "PAYMENT_PASSWORD" | "QQ_NUMBER" | "RECOMMENDER_ID" | "USERNAME" | "VERIFICATION_CODE" | "WECHAT" | "WHATSAPP" | "ZALO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RegisterForms_site$data = {
  readonly affiliate: {
    readonly code: string;
    readonly domain: string | null;
  } | null;
  readonly brand: {
    readonly minimumAge: number;
    readonly registrationBonusTurnover: {
      readonly amount: string;
      readonly currency: string;
    } | null;
  } | null;
  readonly features: {
    readonly directRegistration: boolean;
    readonly memberCentre: boolean;
    readonly mobileRegistration: boolean;
    readonly termsPrechecked: boolean;
  } | null;
  readonly helpCentre: {
    readonly version: string;
  } | null;
  readonly phoneAuth: {
    readonly " $fragmentSpreads": FragmentRefs<"usePhoneAuth_settings">;
  } | null;
  readonly registration: {
    readonly mobile: {
      readonly fields: ReadonlyArray<{
        readonly isRequired: boolean;
        readonly maxLength: number | null;
        readonly minLength: number | null;
        readonly name: RegistrationFieldName;
        readonly pattern: string | null;
        readonly patternId: number | null;
      }>;
      readonly requiresSmsCode: boolean;
    };
    readonly username: {
      readonly fields: ReadonlyArray<{
        readonly isRequired: boolean;
        readonly maxLength: number | null;
        readonly minLength: number | null;
        readonly name: RegistrationFieldName;
        readonly pattern: string | null;
        readonly patternId: number | null;
      }>;
      readonly requiresSmsCode: boolean;
    };
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"MobileField_site">;
  readonly " $fragmentType": "RegisterForms_site";
};
export type RegisterForms_site$key = {
  readonly " $data"?: RegisterForms_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterForms_site">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "requiresSmsCode",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "RegistrationField",
    "kind": "LinkedField",
    "name": "fields",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isRequired",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minLength",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "maxLength",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pattern",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "patternId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegisterForms_site",
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
            "name": "directRegistration",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "memberCentre",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mobileRegistration",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "termsPrechecked",
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
        "concreteType": "Brand",
        "kind": "LinkedField",
        "name": "brand",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minimumAge",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "registrationBonusTurnover",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              }
            ],
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
        "concreteType": "RegistrationSettings",
        "kind": "LinkedField",
        "name": "registration",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RegistrationForm",
            "kind": "LinkedField",
            "name": "username",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RegistrationForm",
            "kind": "LinkedField",
            "name": "mobile",
            "plural": false,
            "selections": (v0/*:: as any*/),
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
        "concreteType": "SiteAffiliate",
        "kind": "LinkedField",
        "name": "affiliate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "domain",
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
        "concreteType": "HelpCentre",
        "kind": "LinkedField",
        "name": "helpCentre",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
})();

(node as any).hash = "a48f19703b9c7b028bd0a11884b9cc5b";

export default node;
