/**
 * @generated SignedSource<<0a901bb78b7fbbb0aca23024255568fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepUpForm_member$data = {
  readonly username: string;
  readonly " $fragmentType": "StepUpForm_member";
};
export type StepUpForm_member$key = {
  readonly " $data"?: StepUpForm_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepUpForm_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepUpForm_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "a058777ebe092075f674a804fef2b0f8";

export default node;
