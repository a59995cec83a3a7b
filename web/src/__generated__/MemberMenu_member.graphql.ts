/**
 * @generated SignedSource<<77f17c7ea1c5b9ceb1f3e34b24f1f5f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberMenu_member$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccountSummary_member">;
  readonly " $fragmentType": "MemberMenu_member";
};
export type MemberMenu_member$key = {
  readonly " $data"?: MemberMenu_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberMenu_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MemberMenu_member",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "AccountSummary_member"
    }
  ],
  "type": "Member"
};

(node as any).hash = "ef26074ef48c161b1010948cba514817";

export default node;
