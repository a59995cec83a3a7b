/**
 * @generated SignedSource<<8123fdab09d911bd6842c349eef23773>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionCategory = "DAILY" | "HIGH_REBATE" | "LIMITED" | "NEWBIE" | "NEW_PLAYER" | "SPECIAL_OFFER" | "UNKNOWN" | "VIP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromotionDetail_promotion$data = {
  readonly category: PromotionCategory;
  readonly freeSpins: {
    readonly " $fragmentSpreads": FragmentRefs<"FreeSpinsTerms_terms">;
  } | null;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  };
  readonly rulesHtml: string | null;
  readonly steps: ReadonlyArray<string> | null;
  readonly summary: string;
  readonly termsHtml: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"OwnStatus_promotion" | "PromotionAction_promotion" | "PromotionPeriod_promotion">;
  readonly " $fragmentType": "PromotionDetail_promotion";
};
export type PromotionDetail_promotion$key = {
  readonly " $data"?: PromotionDetail_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionDetail_promotion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PromotionDetail_promotion",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "category"
    },
    {
      "kind": "ScalarField",
      "name": "summary"
    },
    {
      "kind": "CatchField",
      "field": {
        "kind": "ScalarField",
        "name": "rulesHtml"
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "kind": "ScalarField",
        "name": "termsHtml"
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "kind": "ScalarField",
        "name": "steps"
      },
      "to": "NULL"
    },
    {
      "concreteType": "FreeSpinTerms",
      "kind": "LinkedField",
      "name": "freeSpins",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "FreeSpinsTerms_terms"
        }
      ]
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
      "name": "PromotionAction_promotion"
    },
    {
      "kind": "FragmentSpread",
      "name": "PromotionPeriod_promotion"
    }
  ],
  "type": "Promotion"
};

(node as any).hash = "227cb4e0486564ce631a6e36f37a97c3";

export default node;
