/**
 * @generated SignedSource<<e1b7f7666f2a2dc760e8c867255e92aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useContractAction_payload$data = {
  readonly contract: {
    readonly " $fragmentSpreads": FragmentRefs<"ContractItem_contract">;
  } | null;
  readonly endingContracts: ReadonlyArray<{
    readonly account: string;
    readonly " $fragmentSpreads": FragmentRefs<"TermsReview_ending">;
  }>;
  readonly " $fragmentType": "useContractAction_payload";
};
export type useContractAction_payload$key = {
  readonly " $data"?: useContractAction_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"useContractAction_payload">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useContractAction_payload"
};

(node as any).hash = "aba3212b06921a16a596aa333e47132a";

export default node;
