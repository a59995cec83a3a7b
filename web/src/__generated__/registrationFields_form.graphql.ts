/**
 * @generated SignedSource<<f04502510b8d75da0710b9e13989d0fd>>
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
  "metadata": null,
  "name": "registrationFields_form",
  "selections": [
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
  ],
  "type": "RegistrationForm",
  "abstractKey": null
};

(node as any).hash = "0af0060a2981d7c76479e8c12a05b6d6";

export default node;
