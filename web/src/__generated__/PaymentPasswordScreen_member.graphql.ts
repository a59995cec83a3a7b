/**
 * @generated SignedSource<<454e61347464821633f07739e02c895f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentPasswordScreen_member$data = {
  readonly security: {
    readonly hasPaymentPassword: boolean;
    readonly paymentPasswordLockedUntil: string | null;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ResetPaymentPasswordForm_member">;
  readonly " $fragmentType": "PaymentPasswordScreen_member";
};
export type PaymentPasswordScreen_member$key = {
  readonly " $data"?: PaymentPasswordScreen_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentPasswordScreen_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaymentPasswordScreen_member",
  "selections": [
    {
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
          "name": "hasPaymentPassword",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentPasswordLockedUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResetPaymentPasswordForm_member"
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "7bc7029145e416c1532c1aec789f5899";

export default node;
