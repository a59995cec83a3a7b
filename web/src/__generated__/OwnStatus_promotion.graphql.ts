/**
 * @generated SignedSource<<ec4134d4f38c37f8082a164f7422503f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionStatus = "APPLYING" | "CLAIM" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOIN" | "JOINED" | "PROCESS" | "REJECTED" | "SIGNED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwnStatus_promotion$data = {
  readonly internalID: string;
  readonly status: PromotionStatus;
  readonly " $fragmentType": "OwnStatus_promotion";
};
export type OwnStatus_promotion$key = {
  readonly " $data"?: OwnStatus_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnStatus_promotion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OwnStatus_promotion",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "internalID"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    }
  ],
  "type": "Promotion"
};

(node as any).hash = "a1d1f36ceaa864791e4f66d8461743a0";

export default node;
