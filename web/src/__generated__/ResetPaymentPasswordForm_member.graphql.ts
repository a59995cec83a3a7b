/**
 * @generated SignedSource<<bd6362bca78477ee3abe8e7030217c21>>
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
  "metadata": null,
  "name": "ResetPaymentPasswordForm_member",
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
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "3582c5d794dee24892683390b4dc100c";

export default node;
