/**
 * @generated SignedSource<<e0586fc6490b9ebb23a20b8da6e29f63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberMenu_member$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccountSummary_member" | "Avatar_member">;
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
      "name": "Avatar_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountSummary_member"
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "6351c07aca0c6c655452b7e985386ea0";

export default node;
