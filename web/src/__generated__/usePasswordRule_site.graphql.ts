/**
 * @generated SignedSource<<8bbb4fd86b42e41fbd353c09c853696a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RegistrationFieldName = "AFFILIATE_CODE" | "BIRTHDAY" | "CAPTCHA" | "CONFIRM_PASSWORD" | "EMAIL" | "FACEBOOK" | "ID_NUMBER" | "LINE" | "MOBILE" | "PASSWORD" | "PAYEE_NAME" | "PAYMENT_PASSWORD" | "QQ_NUMBER" | "RECOMMENDER_ID" | "USERNAME" | "VERIFICATION_CODE" | "WECHAT" | "WHATSAPP" | "ZALO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type usePasswordRule_site$data = {
  readonly registration: {
    readonly username: {
      readonly fields: ReadonlyArray<{
        readonly maxLength: number | null;
        readonly minLength: number | null;
        readonly name: RegistrationFieldName;
        readonly pattern: string | null;
        readonly patternId: number | null;
      }>;
    };
  } | null;
  readonly " $fragmentType": "usePasswordRule_site";
};
export type usePasswordRule_site$key = {
  readonly " $data"?: usePasswordRule_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePasswordRule_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "usePasswordRule_site",
  "selections": [
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
            "selections": [
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
            ]
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Site"
};

(node as any).hash = "0c8c6c1cd99af42e00122577c1f93238";

export default node;
