/**
 * @generated SignedSource<<7dc6bf39a2c7069bbe78f2d4c06d380f>>
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

(node as any).hash = "a93d7b93202f87ec1da6dff2ee284218";

export default node;
