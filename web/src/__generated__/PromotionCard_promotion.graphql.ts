/**
 * @generated SignedSource<<8e1af46b0e4ab21d968a10cd9518fbfb>>
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
  "metadata": null,
  "name": "PromotionCard_promotion",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internalID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnStatus_promotion"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PromotionPeriod_promotion"
    }
  ],
  "type": "Promotion",
  "abstractKey": null
};

(node as any).hash = "98702eddb9a38c1e4e65369b26bfca95";

export default node;
