/**
 * @generated SignedSource<<1f97ad55db0916a4c4fdf3e7cb358724>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepositPromotion_promotion$data = {
  readonly summary: string;
  readonly title: string;
  readonly " $fragmentType": "DepositPromotion_promotion";
};
export type DepositPromotion_promotion$key = {
  readonly " $data"?: DepositPromotion_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositPromotion_promotion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DepositPromotion_promotion",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "summary"
    }
  ],
  "type": "Promotion"
};

(node as any).hash = "9ef9103cf75d1783d9494b261ff6dc50";

export default node;
