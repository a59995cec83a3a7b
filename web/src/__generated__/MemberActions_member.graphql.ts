/**
 * @generated SignedSource<<cbb14ee106d7849c8156421cd7319098>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberActions_member$data = {
  readonly wallet: {
    readonly " $fragmentSpreads": FragmentRefs<"Balance_wallet">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"MemberMenu_member">;
  readonly " $fragmentType": "MemberActions_member";
};
export type MemberActions_member$key = {
  readonly " $data"?: MemberActions_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberActions_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberActions_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Wallet",
      "kind": "LinkedField",
      "name": "wallet",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Balance_wallet"
        }
      ],
      "storageKey": null
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

(node as any).hash = "1aa0c65a2372510156be83093a07dca0";

export default node;
