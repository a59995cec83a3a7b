/**
 * @generated SignedSource<<0ff92438085f773c300c2b65016875af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionEntry = "APPLY" | "JOIN" | "NONE" | "UNKNOWN" | "%future added value";
export type PromotionStatus = "APPLYING" | "CLAIM" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOIN" | "JOINED" | "PROCESS" | "REJECTED" | "SIGNED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromotionAction_promotion$data = {
  readonly entry: PromotionEntry;
  readonly freeSpins: {
    readonly spins: number;
  } | null;
  readonly id: string;
  readonly internalID: string;
  readonly status: PromotionStatus;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionLink_promotion">;
  readonly " $fragmentType": "PromotionAction_promotion";
};
export type PromotionAction_promotion$key = {
  readonly " $data"?: PromotionAction_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionAction_promotion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PromotionAction_promotion",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "internalID"
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
      "name": "PromotionLink_promotion"
    }
  ],
  "type": "Promotion"
};

(node as any).hash = "bfd8be94276ae0591ea8a2d40165cc25";

export default node;
