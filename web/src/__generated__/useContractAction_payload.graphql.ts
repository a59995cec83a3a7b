/**
 * @generated SignedSource<<c798cb493dd119f77c1c514dc81fbdbd>>
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
    readonly terms: {
      readonly " $fragmentSpreads": FragmentRefs<"contractTerms_terms">;
    };
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

(node as any).hash = "4b45a7cff89f9bae618b8d1b792f35dc";

export default node;
