/**
 * @generated SignedSource<<c17de40cd26da69a89e733a0b0529e29>>
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
    "kind": "ScalarField",
    "name": "requiresSmsCode"
  },
  {
    "concreteType": "RegistrationField",
    "kind": "LinkedField",
    "name": "fields",
    "plural": true,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "name"
      },
      {
        "kind": "ScalarField",
        "name": "isRequired"
      },
      {
        "kind": "ScalarField",
        "name": "minLength"
      },
      {
        "kind": "ScalarField",
        "name": "maxLength"
      },
      {
        "kind": "ScalarField",
        "name": "pattern"
      },
      {
        "kind": "ScalarField",
        "name": "patternId"
      }
    ]
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RegisterForms_site",
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
            "name": "directRegistration"
          },
          {
            "kind": "ScalarField",
            "name": "memberCentre"
          },
          {
            "kind": "ScalarField",
            "name": "mobileRegistration"
          },
          {
            "kind": "ScalarField",
            "name": "termsPrechecked"
          }
        ]
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "Brand",
        "kind": "LinkedField",
        "name": "brand",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "minimumAge"
          },
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "registrationBonusTurnover",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "amount"
              },
              {
                "kind": "ScalarField",
                "name": "currency"
              }
            ]
          }
        ]
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "RegistrationSettings",
        "kind": "LinkedField",
        "name": "registration",
        "plural": false,
        "selections": [
          {
            "concreteType": "RegistrationForm",
            "kind": "LinkedField",
            "name": "username",
            "plural": false,
            "selections": (v0/*:: as any*/)
          },
          {
            "concreteType": "RegistrationForm",
            "kind": "LinkedField",
            "name": "mobile",
            "plural": false,
            "selections": (v0/*:: as any*/)
          }
        ]
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "SiteAffiliate",
        "kind": "LinkedField",
        "name": "affiliate",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "code"
          },
          {
            "kind": "ScalarField",
            "name": "domain"
          }
        ]
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "HelpCentre",
        "kind": "LinkedField",
        "name": "helpCentre",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "version"
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
})();

(node as any).hash = "bc8b9e3e0f2d5e8fff02664e447452d5";

export default node;
