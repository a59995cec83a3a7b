/**
 * @generated SignedSource<<272b3826248d6bb203661291c935d75a>>
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

(node as any).hash = "89a11957fba91c423b5847638e1d60fe";

export default node;
