/**
 * @generated SignedSource<<40cfad6bf318ee7ce4d6ddf24ca50e59>>
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

(node as any).hash = "c5f6c9f464929ec41e858394aa410b61";

export default node;
