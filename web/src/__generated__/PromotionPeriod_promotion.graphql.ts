/**
 * @generated SignedSource<<54f29f0bfec2cc9276eb04c8217448cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromotionPeriod_promotion$data = {
  readonly endsAt: string | null;
  readonly " $fragmentType": "PromotionPeriod_promotion";
};
export type PromotionPeriod_promotion$key = {
  readonly " $data"?: PromotionPeriod_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionPeriod_promotion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionPeriod_promotion",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    }
  ],
  "type": "Promotion",
  "abstractKey": null
};

(node as any).hash = "d3f2e8f686a212eb1242b31379e8205d";

export default node;
