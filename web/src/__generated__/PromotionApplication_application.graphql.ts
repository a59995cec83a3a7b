/**
 * @generated SignedSource<<5ca197b9f0e2f00dcce837da91f74aa4>>
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
  "name": "PromotionApplication_application",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "remark"
    },
    {
      "kind": "ScalarField",
      "name": "pictureCount"
    },
    {
      "kind": "ScalarField",
      "name": "reason"
    },
    {
      "kind": "ScalarField",
      "name": "createdAt"
    }
  ],
  "type": "PromotionApplication"
};

(node as any).hash = "7f621f4049f1c81857c2c16f3c81762a";

export default node;
