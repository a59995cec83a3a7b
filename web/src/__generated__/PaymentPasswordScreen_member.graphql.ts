/**
 * @generated SignedSource<<6cb6fbdf19aa63e60c15011728bba3d6>>
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
      "concreteType": "AccountSecurity",
      "kind": "LinkedField",
      "name": "security",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "hasPaymentPassword"
        },
        {
          "kind": "ScalarField",
          "name": "paymentPasswordLockedUntil"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "ResetPaymentPasswordForm_member"
    }
  ],
  "type": "Member"
};

(node as any).hash = "7bc7029145e416c1532c1aec789f5899";

export default node;
