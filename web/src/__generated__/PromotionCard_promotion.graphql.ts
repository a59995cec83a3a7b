/**
 * @generated SignedSource<<2a42f6fbcf4ab63718ad2485e31c12e3>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entry",
      "storageKey": null
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "spins",
          "storageKey": null
        }
      ],
      "storageKey": null
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

(node as any).hash = "536c4bf8114dc907ef404c0e7bd3ba91";

export default node;
