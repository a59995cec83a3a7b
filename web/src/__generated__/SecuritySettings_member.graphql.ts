/**
 * @generated SignedSource<<0c9be40ad10c7615d637acb137708860>>
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

(node as any).hash = "4572fef023aa17bdeceaf42710ae1f05";

export default node;
