/**
 * @generated SignedSource<<995e32ea91a2030ebde4affd9dfa11c6>>
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
  "metadata": null,
  "name": "PromotionAction_promotion",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "PromotionLink_promotion"
    }
  ],
  "type": "Promotion",
  "abstractKey": null
};

(node as any).hash = "bfd8be94276ae0591ea8a2d40165cc25";

export default node;
