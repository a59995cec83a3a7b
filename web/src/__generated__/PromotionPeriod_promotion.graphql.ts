/**
 * @generated SignedSource<<9bd4e9ab38a45868e6a89aee64e5c8b7>>
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
  "name": "PromotionPeriod_promotion",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "startsAt"
    },
    {
      "kind": "ScalarField",
      "name": "endsAt"
    }
  ],
  "type": "Promotion"
};

(node as any).hash = "9d52deaa3afa398164d0803413a25157";

export default node;
