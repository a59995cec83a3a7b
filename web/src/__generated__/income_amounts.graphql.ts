/**
 * @generated SignedSource<<3e3063c107309956dbe5f6680464b0c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type income_amounts$data = {
  readonly balanceForward: {
    readonly amount: string;
  } | null;
  readonly bonus: {
    readonly amount: string;
  };
  readonly carryOver: {
    readonly amount: string;
  };
  readonly commission: {
    readonly amount: string;
  };
  readonly dividend: {
    readonly amount: string;
  };
  readonly fees: {
    readonly amount: string;
  };
  readonly gross: {
    readonly amount: string;
  };
  readonly net: {
    readonly amount: string;
  };
  readonly salary: {
    readonly amount: string;
  };
  readonly total: {
    readonly amount: string;
  };
  readonly " $fragmentType": "income_amounts";
};
export type income_amounts$key = {
  readonly " $data"?: income_amounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"income_amounts">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "income_amounts"
};

(node as any).hash = "955e33cee679eb764c01ae5ed8e40cb1";

export default node;
