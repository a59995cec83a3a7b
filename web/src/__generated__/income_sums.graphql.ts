/**
 * @generated SignedSource<<b148fa3019f5dc8a7148f2ed9745be7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type income_sums$data = {
  readonly balanceForward: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly bonus: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly carryOver: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly commission: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly dividend: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly fees: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly gross: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly net: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly salary: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly total: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "income_sums";
};
export type income_sums$key = {
  readonly " $data"?: income_sums$data;
  readonly " $fragmentSpreads": FragmentRefs<"income_sums">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "income_sums"
};

(node as any).hash = "bff68d8ede64ed3f484f0da096c619c9";

export default node;
