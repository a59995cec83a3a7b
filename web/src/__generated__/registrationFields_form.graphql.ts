/**
 * @generated SignedSource<<9ef4a4b1409e936d584ac13064af8da3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RegistrationFieldName = "AFFILIATE_CODE" | "BIRTHDAY" | "CAPTCHA" | "CONFIRM_PASSWORD" | "EMAIL" | "FACEBOOK" | "ID_NUMBER" | "LINE" | "MOBILE" | "PASSWORD" | "PAYEE_NAME" | "PAYMENT_PASSWORD" | "QQ_NUMBER" | "RECOMMENDER_ID" | "USERNAME" | "VERIFICATION_CODE" | "WECHAT" | "WHATSAPP" | "ZALO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type registrationFields_form$data = {
  readonly fields: ReadonlyArray<{
    readonly isRequired: boolean;
    readonly maxLength: number | null;
    readonly minLength: number | null;
    readonly name: RegistrationFieldName;
    readonly pattern: string | null;
    readonly patternId: number | null;
  }>;
  readonly requiresSmsCode: boolean;
  readonly " $fragmentType": "registrationFields_form";
};
export type registrationFields_form$key = {
  readonly " $data"?: registrationFields_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"registrationFields_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "registrationFields_form",
  "selections": [
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
  ],
  "type": "RegistrationForm"
};

(node as any).hash = "0af0060a2981d7c76479e8c12a05b6d6";

export default node;
