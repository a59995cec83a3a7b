/**
 * @generated SignedSource<<dedf26e6e335f3286a7ff070b09bfb1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberMenuButton_member$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Avatar_member" | "MemberMenu_member">;
  readonly " $fragmentType": "MemberMenuButton_member";
};
export type MemberMenuButton_member$key = {
  readonly " $data"?: MemberMenuButton_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberMenuButton_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MemberMenuButton_member",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "Avatar_member"
    },
    {
      "kind": "FragmentSpread",
      "name": "MemberMenu_member"
    }
  ],
  "type": "Member"
};

(node as any).hash = "cf97107fe9852f880eff959c87c31ae7";

export default node;
