/**
 * @generated SignedSource<<37075cc206a85592def6c7885dbe4fee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionStatus = "APPLYING" | "CLAIM" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOIN" | "JOINED" | "PROCESS" | "REJECTED" | "SIGNED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromotionPeriod_promotion$data = {
  readonly endsAt: string | null;
  readonly startsAt: string | null;
  readonly status: PromotionStatus;
  readonly " $fragmentType": "PromotionPeriod_promotion";
};
export type PromotionPeriod_promotion$key = {
  readonly " $data"?: PromotionPeriod_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionPeriod_promotion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionPeriod_promotion",
  "selections": [
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
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    }
  ],
  "type": "Promotion",
  "abstractKey": null
};

(node as any).hash = "9d52deaa3afa398164d0803413a25157";

export default node;
