/**
 * @generated SignedSource<<b486452876f21c91a8afa7666a70db1f>>
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
  "name": "PromotionTabs_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "PromotionCount",
        "kind": "LinkedField",
        "name": "promotionCounts",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "category"
          },
          {
            "kind": "ScalarField",
            "name": "count"
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Site"
};

(node as any).hash = "fb4f66124b943af27482e1d5c5429878";

export default node;
