/**
 * @generated SignedSource<<4796b0186fc1f2d952245e03ee37124c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BonusTerms_terms$data = {
  readonly hours: number;
  readonly turnover: number;
  readonly " $fragmentType": "BonusTerms_terms";
};
export type BonusTerms_terms$key = {
  readonly " $data"?: BonusTerms_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"BonusTerms_terms">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BonusTerms_terms",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "turnover"
    },
    {
      "kind": "ScalarField",
      "name": "hours"
    }
  ],
  "type": "BonusTerms"
};

(node as any).hash = "87948f0ab93bfc5306583610ac075378";

export default node;
