/**
 * @generated SignedSource<<a52454ac9ddd68ec5a83bc1d1395c04b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionCategory = "DAILY" | "HIGH_REBATE" | "LIMITED" | "NEWBIE" | "NEW_PLAYER" | "SPECIAL_OFFER" | "UNKNOWN" | "VIP" | "%future added value";
export type PromotionEntry = "APPLY" | "JOIN" | "NONE" | "UNKNOWN" | "%future added value";
export type PromotionStatus = "APPLYING" | "CLAIM" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOIN" | "JOINED" | "PROCESS" | "REJECTED" | "SIGNED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromotionCard_promotion$data = {
  readonly category: PromotionCategory;
  readonly entry: PromotionEntry;
  readonly freeSpins: {
    readonly spins: number;
  } | null;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  };
  readonly internalID: string;
  readonly status: PromotionStatus;
  readonly summary: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionPeriod_promotion">;
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
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "entry"
    },
    {
      "concreteType": "FreeSpinTerms",
      "kind": "LinkedField",
      "name": "freeSpins",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "spins"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "PromotionPeriod_promotion"
    }
  ],
  "type": "Promotion"
};

(node as any).hash = "536c4bf8114dc907ef404c0e7bd3ba91";

export default node;
