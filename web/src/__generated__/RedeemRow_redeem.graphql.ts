/**
 * @generated SignedSource<<c7b94d76751a855407a3c2d096f40944>>
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
  "metadata": null,
  "name": "RedeemRow_redeem",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
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
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    }
  ],
  "type": "PointRedeem",
  "abstractKey": null
};

(node as any).hash = "15699a7b162cdc41d263cc383206fb63";

export default node;
