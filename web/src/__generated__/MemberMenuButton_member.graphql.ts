/**
 * @generated SignedSource<<5b9571c421a5fcbbf420b2ac73bee1f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberMenuButton_member$data = {
  readonly claimableMissionCount: number | null;
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
  "metadata": null,
  "name": "MemberMenuButton_member",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "claimableMissionCount",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Avatar_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberMenu_member"
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "b26728bc0954bf90da33fcacc48b341b";

export default node;
