/**
 * @generated SignedSource<<836be44b7a5283cd7b76503834a52bd4>>
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

(node as any).hash = "c3e6ae20205fcf049b73937fb4536db5";

export default node;
