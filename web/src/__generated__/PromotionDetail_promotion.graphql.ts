/**
 * @generated SignedSource<<ab87042f5ac0869d7955233c15453a90>>
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
  "metadata": null,
  "name": "PromotionDetail_promotion",
  "selections": [
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
      "name": "summary",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rulesHtml",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "termsHtml",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "steps",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FreeSpinTerms",
      "kind": "LinkedField",
      "name": "freeSpins",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FreeSpinsTerms_terms"
        }
      ],
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
      "name": "PromotionAction_promotion"
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

(node as any).hash = "227cb4e0486564ce631a6e36f37a97c3";

export default node;
