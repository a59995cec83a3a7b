/**
 * @generated SignedSource<<c394ac5eb4c43cc8798857b00a9e786a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionCategory = "DAILY" | "HIGH_REBATE" | "LIMITED" | "NEWBIE" | "NEW_PLAYER" | "SPECIAL_OFFER" | "UNKNOWN" | "VIP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromotionCard_promotion$data = {
  readonly category: PromotionCategory;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  };
  readonly internalID: string;
  readonly summary: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"OwnStatus_promotion" | "PromotionPeriod_promotion">;
  readonly " $fragmentType": "PromotionCard_promotion";
};
export type PromotionCard_promotion$key = {
  readonly " $data"?: PromotionCard_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionCard_promotion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PromotionCard_promotion",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "internalID"
    },
    {
      "kind": "ScalarField",
      "name": "category"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "summary"
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "OwnStatus_promotion"
    },
    {
      "kind": "FragmentSpread",
      "name": "PromotionPeriod_promotion"
    }
  ],
  "type": "Promotion"
};

(node as any).hash = "98702eddb9a38c1e4e65369b26bfca95";

export default node;
