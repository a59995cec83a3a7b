/**
 * @generated SignedSource<<4f7da3b3b68b85058fb1444c99b09dd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountKind = "AFFILIATE" | "AFFILIATE_SUB_ACCOUNT" | "AGENT" | "PLAYER" | "SENIOR_AGENT" | "TRIAL" | "UNKNOWN" | "%future added value";
export type DownlineStatus = "ACTIVE" | "CLOSED" | "LOCKED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SideAccount_account$data = {
  readonly account: string;
  readonly id: string;
  readonly kind: AccountKind;
  readonly level: number;
  readonly status: DownlineStatus;
  readonly " $fragmentSpreads": FragmentRefs<"AccountFacts_account" | "AccountForm_account">;
  readonly " $fragmentType": "SideAccount_account";
};
export type SideAccount_account$key = {
  readonly " $data"?: SideAccount_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"SideAccount_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SideAccount_account",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "AccountFacts_account"
    },
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "level"
    },
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "account"
    },
    {
      "kind": "FragmentSpread",
      "name": "AccountForm_account"
    }
  ],
  "type": "DownlineAccount"
};

(node as any).hash = "b281c52a8a5756d95319f799c012e1bc";

export default node;
