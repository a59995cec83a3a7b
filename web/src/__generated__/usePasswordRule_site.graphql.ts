/**
 * @generated SignedSource<<1ab3fa5ca434700c4e2549fd6c9c006e>>
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
  "metadata": null,
  "name": "usePasswordRule_site",
  "selections": [
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
            "selections": [
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
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "0c8c6c1cd99af42e00122577c1f93238";

export default node;
