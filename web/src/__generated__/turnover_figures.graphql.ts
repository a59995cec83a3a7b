/**
 * @generated SignedSource<<9a3583e93f5a845768bfe3b4bd2b23ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type turnover_figures$data = {
  readonly payout: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly stake: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly validStake: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "turnover_figures";
};
export type turnover_figures$key = {
  readonly " $data"?: turnover_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"turnover_figures">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "turnover_figures"
};

(node as any).hash = "84f3edb96bb1c2efaa07105f41e1fabf";

export default node;
