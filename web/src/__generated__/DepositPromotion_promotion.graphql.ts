/**
 * @generated SignedSource<<78d402ed850f0299e35a20e71d184e03>>
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
  "metadata": null,
  "name": "DepositPromotion_promotion",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    }
  ],
  "type": "Promotion",
  "abstractKey": null
};

(node as any).hash = "9ef9103cf75d1783d9494b261ff6dc50";

export default node;
