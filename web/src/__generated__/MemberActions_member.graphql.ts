/**
 * @generated SignedSource<<2eb447038708cf15ef56d41076c7ca46>>
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
  readonly " $fragmentSpreads": FragmentRefs<"MemberMenuButton_member">;
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
      "name": "MemberMenuButton_member"
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "4efedac8edf50785b3384cf48f173987";

export default node;
