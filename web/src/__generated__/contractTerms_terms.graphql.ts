/**
 * @generated SignedSource<<8c1a59861604f3b791b5daf85d0a3d0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type contractTerms_terms$data = {
  readonly lossRate?: string;
  readonly profitRate?: string;
  readonly singleBetAmount?: string | null;
  readonly tiers?: ReadonlyArray<{
    readonly activeMembers: number | null;
    readonly betAmount: string | null;
    readonly periodProfitAndLoss: string | null;
    readonly periodValidBet: string | null;
    readonly rate: string;
  }>;
  readonly " $fragmentType": "contractTerms_terms";
};
export type contractTerms_terms$key = {
  readonly " $data"?: contractTerms_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"contractTerms_terms">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "contractTerms_terms"
};

(node as any).hash = "ce6488a53eab087dd943ac441e21ad79";

export default node;
