/**
 * @generated SignedSource<<abc877a75aeba923c096d8c223889d64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AccountKind = "AFFILIATE" | "AFFILIATE_SUB_ACCOUNT" | "AGENT" | "PLAYER" | "SENIOR_AGENT" | "TRIAL" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type account_figures$data = {
  readonly account: string;
  readonly balance: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly childCount: number;
  readonly kind: AccountKind;
  readonly lastLoginAt: string | null;
  readonly level: number;
  readonly rebate: string;
  readonly registeredAt: string | null;
  readonly " $fragmentType": "account_figures";
};
export type account_figures$key = {
  readonly " $data"?: account_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"account_figures">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "account_figures"
};

(node as any).hash = "507ac4585632ed1b61753c4f8dd93722";

export default node;
