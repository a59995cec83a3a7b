/**
 * @generated SignedSource<<a63e72ceda0a438cfabf40f9eec9ea8d>>
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
    readonly internalID: string;
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

(node as any).hash = "26e95ddedb8425564837e8d409b298e1";

export default node;
