/**
 * @generated SignedSource<<33cfdc595bfd1d694f4626bce1e76442>>
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
  "metadata": null,
  "name": "MemberMenu_member",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountSummary_member"
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "ef26074ef48c161b1010948cba514817";

export default node;
