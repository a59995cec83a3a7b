/**
 * @generated SignedSource<<2bbce29cb15ce48eee4ac2e394af889f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type statementPeriod_period$data = {
  readonly bonus: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly closing: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly other: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly payout: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly rebate: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly stake: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"cashFlow_figures">;
  readonly " $fragmentType": "statementPeriod_period";
};
export type statementPeriod_period$key = {
  readonly " $data"?: statementPeriod_period$data;
  readonly " $fragmentSpreads": FragmentRefs<"statementPeriod_period">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "statementPeriod_period"
};

(node as any).hash = "9f3fa595c0188d0c07d6c3d81b29905d";

export default node;
