/**
 * @generated SignedSource<<560f0ee9d75e9071e930009a04f0856d>>
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
  "metadata": null,
  "name": "SecuritySettings_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maskedEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maskedMobile",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "security",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "passwordChangedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPaymentPassword",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payoutAccountCount",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SecurityLevel_security"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LoginSettingRows_security"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "489a25ad2f99d3ccd7fa6ea7cfc114c3";

export default node;
