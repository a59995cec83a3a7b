/**
 * @generated SignedSource<<4f95c68250bbd50064652758bdd6834b>>
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
    readonly color: string | null;
    readonly label: string;
    readonly secondaryColor: string | null;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "color",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "secondaryColor",
          "storageKey": null
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

(node as any).hash = "c9d07a5bf75a0b33c1157ec3c293f96a";

export default node;
