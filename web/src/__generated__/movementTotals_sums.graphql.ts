/**
 * @generated SignedSource<<4544c297afbe0ee91bc13310ad57008b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type movementTotals_sums$data = {
  readonly incoming: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly outgoing: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "movementTotals_sums";
};
export type movementTotals_sums$key = {
  readonly " $data"?: movementTotals_sums$data;
  readonly " $fragmentSpreads": FragmentRefs<"movementTotals_sums">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "movementTotals_sums"
};

(node as any).hash = "27e7a42a3e7b704ed38d883e26d9616a";

export default node;
