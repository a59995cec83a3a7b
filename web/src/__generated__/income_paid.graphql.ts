/**
 * @generated SignedSource<<bc5b9fba7e38599c26290823aaa03404>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type income_paid$data = {
  readonly balanceForward: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly commission: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly dividend: {
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
  readonly " $fragmentType": "income_paid";
};
export type income_paid$key = {
  readonly " $data"?: income_paid$data;
  readonly " $fragmentSpreads": FragmentRefs<"income_paid">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "income_paid"
};

(node as any).hash = "03cb5f8cc1f745cecfdfb10db9eab576";

export default node;
