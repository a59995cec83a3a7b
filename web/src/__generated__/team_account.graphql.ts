/**
 * @generated SignedSource<<7689c3ce71a8390e3d3296996808221e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AccountKind = "AFFILIATE" | "AFFILIATE_SUB_ACCOUNT" | "AGENT" | "PLAYER" | "SENIOR_AGENT" | "TRIAL" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type team_account$data = {
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
  readonly " $fragmentType": "team_account";
};
export type team_account$key = {
  readonly " $data"?: team_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"team_account">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "team_account"
};

(node as any).hash = "98765b0cfbafe579a569736077a00e45";

export default node;
