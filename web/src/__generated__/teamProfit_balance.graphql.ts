/**
 * @generated SignedSource<<41a80f0dce26561cbdd19ab602fd0bab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type teamProfit_balance$data = {
  readonly closing: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly movement: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly opening: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "teamProfit_balance";
};
export type teamProfit_balance$key = {
  readonly " $data"?: teamProfit_balance$data;
  readonly " $fragmentSpreads": FragmentRefs<"teamProfit_balance">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "teamProfit_balance"
};

(node as any).hash = "2d3a34651e3e11eac7dfcf01fb989248";

export default node;
