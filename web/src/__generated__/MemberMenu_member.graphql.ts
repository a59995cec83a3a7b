/**
 * @generated SignedSource<<ee9f2ab8e5da08ae1b0ec848c6d941a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberMenu_member$data = {
  readonly openMissionCount: number | null;
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "openMissionCount",
        "storageKey": null
      },
      "to": "NULL"
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

(node as any).hash = "89e79a1cb923bc8814c011a18a1edb18";

export default node;
