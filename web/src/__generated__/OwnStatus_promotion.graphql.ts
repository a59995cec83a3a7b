/**
 * @generated SignedSource<<fe511ae205fb38337ecafda31d944f35>>
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
  "metadata": null,
  "name": "OwnStatus_promotion",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Promotion",
  "abstractKey": null
};

(node as any).hash = "a1d1f36ceaa864791e4f66d8461743a0";

export default node;
