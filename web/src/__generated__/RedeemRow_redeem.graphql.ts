/**
 * @generated SignedSource<<b4892b0ea928912f4f5d2c6c42cee847>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PointRedeemStatus = "APPROVED" | "IN_PROCESS" | "REJECTED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RedeemRow_redeem$data = {
  readonly address: string | null;
  readonly createdAt: string;
  readonly decidedAt: string | null;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  };
  readonly internalID: string;
  readonly points: number;
  readonly quantity: number;
  readonly reason: string | null;
  readonly status: PointRedeemStatus;
  readonly title: string;
  readonly " $fragmentType": "RedeemRow_redeem";
};
export type RedeemRow_redeem$key = {
  readonly " $data"?: RedeemRow_redeem$data;
  readonly " $fragmentSpreads": FragmentRefs<"RedeemRow_redeem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RedeemRow_redeem",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "internalID"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "quantity"
    },
    {
      "kind": "ScalarField",
      "name": "points"
    },
    {
      "kind": "ScalarField",
      "name": "address"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "reason"
    },
    {
      "kind": "ScalarField",
      "name": "createdAt"
    },
    {
      "kind": "ScalarField",
      "name": "decidedAt"
    }
  ],
  "type": "PointRedeem"
};

(node as any).hash = "15699a7b162cdc41d263cc383206fb63";

export default node;
