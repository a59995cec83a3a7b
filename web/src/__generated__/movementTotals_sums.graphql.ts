/**
 * @generated SignedSource<<3f7f854e8edab1cea04fbcb4d528576d>>
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

(node as any).hash = "57fe6546cb214bdf6ccb71c996a1c37d";

export default node;
