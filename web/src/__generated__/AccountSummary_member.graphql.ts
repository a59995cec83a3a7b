/**
 * @generated SignedSource<<055d6ce8753fc58497c8b361052e8020>>
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
    readonly ip: string | null;
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
  "metadata": null,
  "name": "AccountSummary_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nickname",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
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
      "concreteType": "LastLogin",
      "kind": "LinkedField",
      "name": "lastLogin",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ip",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Avatar_member"
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "7486f86ba06fb8abedc200d492d5fdd6";

export default node;
