/**
 * @generated SignedSource<<dd89071234eec6990e453eae2502802b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResetPaymentPasswordForm_member$data = {
  readonly maskedEmail: string | null;
  readonly maskedMobile: string | null;
  readonly " $fragmentType": "ResetPaymentPasswordForm_member";
};
export type ResetPaymentPasswordForm_member$key = {
  readonly " $data"?: ResetPaymentPasswordForm_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResetPaymentPasswordForm_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ResetPaymentPasswordForm_member",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "maskedEmail"
    },
    {
      "kind": "ScalarField",
      "name": "maskedMobile"
    }
  ],
  "type": "Member"
};

(node as any).hash = "3582c5d794dee24892683390b4dc100c";

export default node;
