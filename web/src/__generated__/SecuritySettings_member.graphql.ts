/**
 * @generated SignedSource<<6a7c101d744a05cac921b85338268220>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecuritySettings_member$data = {
  readonly maskedEmail: string | null;
  readonly maskedMobile: string | null;
  readonly security: {
    readonly hasPaymentPassword: boolean;
    readonly passwordChangedAt: string | null;
    readonly payoutAccountCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"LoginSettingRows_security" | "SecurityLevel_security">;
  } | null;
  readonly " $fragmentType": "SecuritySettings_member";
};
export type SecuritySettings_member$key = {
  readonly " $data"?: SecuritySettings_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecuritySettings_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SecuritySettings_member",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "maskedEmail"
    },
    {
      "kind": "ScalarField",
      "name": "maskedMobile"
    },
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "security",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "passwordChangedAt"
          },
          {
            "kind": "ScalarField",
            "name": "hasPaymentPassword"
          },
          {
            "kind": "ScalarField",
            "name": "payoutAccountCount"
          },
          {
            "kind": "FragmentSpread",
            "name": "SecurityLevel_security"
          },
          {
            "kind": "FragmentSpread",
            "name": "LoginSettingRows_security"
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Member"
};

(node as any).hash = "489a25ad2f99d3ccd7fa6ea7cfc114c3";

export default node;
