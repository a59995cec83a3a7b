/**
 * @generated SignedSource<<0cd240d2b6eb557b9607521915af748c>>
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
  "name": "MemberActions_member",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "kind": "ScalarField",
        "name": "unreadMessageCount"
      },
      "to": "NULL"
    },
    {
      "concreteType": "ClubLevel",
      "kind": "LinkedField",
      "name": "club",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "ClubChip_club"
        }
      ]
    },
    {
      "concreteType": "Wallet",
      "kind": "LinkedField",
      "name": "wallet",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "Balance_wallet"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "MemberMenuButton_member"
    }
  ],
  "type": "Member"
};

(node as any).hash = "3069e8b9b188c5fadcfbc37c0ab5afa2";

export default node;
