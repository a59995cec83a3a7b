/**
 * @generated SignedSource<<835a97c80cc0d1b56856ea25e461e164>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionCategory = "DAILY" | "HIGH_REBATE" | "LIMITED" | "NEWBIE" | "NEW_PLAYER" | "SPECIAL_OFFER" | "UNKNOWN" | "VIP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromotionTabs_site$data = {
  readonly promotionCounts: ReadonlyArray<{
    readonly category: PromotionCategory;
    readonly count: number;
  }> | null;
  readonly " $fragmentType": "PromotionTabs_site";
};
export type PromotionTabs_site$key = {
  readonly " $data"?: PromotionTabs_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionTabs_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionTabs_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PromotionCount",
        "kind": "LinkedField",
        "name": "promotionCounts",
        "plural": true,
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
            "name": "count",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "fb4f66124b943af27482e1d5c5429878";

export default node;
