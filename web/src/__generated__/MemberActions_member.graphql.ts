/**
 * @generated SignedSource<<d68fc61f044a31343a2d677726b9d096>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberActions_member$data = {
  readonly club: {
    readonly " $fragmentSpreads": FragmentRefs<"ClubChip_club">;
  } | null;
  readonly unreadMessageCount: number | null;
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unreadMessageCount",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClubLevel",
      "kind": "LinkedField",
      "name": "club",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClubChip_club"
        }
      ],
      "storageKey": null
    },
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

(node as any).hash = "3069e8b9b188c5fadcfbc37c0ab5afa2";

export default node;
