/**
 * @generated SignedSource<<35b8fe3cab8ce6e8a57e5cbd72fbe33a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountKind = "AFFILIATE" | "AFFILIATE_SUB_ACCOUNT" | "AGENT" | "PLAYER" | "SENIOR_AGENT" | "TRIAL" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountSummary_member$data = {
  readonly club: {
    readonly " $fragmentSpreads": FragmentRefs<"ClubChip_club">;
  } | null;
  readonly kind: AccountKind;
  readonly lastLogin: {
    readonly at: string;
    readonly maskedAddress: string | null;
  } | null;
  readonly nickname: string | null;
  readonly username: string;
  readonly " $fragmentSpreads": FragmentRefs<"Avatar_member">;
  readonly " $fragmentType": "AccountSummary_member";
};
export type AccountSummary_member$key = {
  readonly " $data"?: AccountSummary_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountSummary_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AccountSummary_member",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "username"
    },
    {
      "kind": "ScalarField",
      "name": "nickname"
    },
    {
      "kind": "ScalarField",
      "name": "kind"
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
      "concreteType": "LastLogin",
      "kind": "LinkedField",
      "name": "lastLogin",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "at"
        },
        {
          "kind": "ScalarField",
          "name": "maskedAddress"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "Avatar_member"
    }
  ],
  "type": "Member"
};

(node as any).hash = "16e10a47ee23bc4d36364ace42722ee8";

export default node;
