/**
 * @generated SignedSource<<0d06145ee9bf00a9b9d19e919b5c89ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionStatus = "APPLYING" | "CLAIM" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOIN" | "JOINED" | "PROCESS" | "REJECTED" | "SIGNED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromotionApplication_application$data = {
  readonly createdAt: string;
  readonly pictureCount: number;
  readonly reason: string | null;
  readonly remark: string;
  readonly status: PromotionStatus;
  readonly " $fragmentType": "PromotionApplication_application";
};
export type PromotionApplication_application$key = {
  readonly " $data"?: PromotionApplication_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionApplication_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionApplication_application",
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
      "name": "remark",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "PromotionApplication",
  "abstractKey": null
};

(node as any).hash = "7f621f4049f1c81857c2c16f3c81762a";

export default node;
