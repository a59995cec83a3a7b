/**
 * @generated SignedSource<<2842975f91613b96fde19aa201b76dac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PointRewardKind = "BONUS" | "CASH" | "FREE_SPINS" | "ITEM" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RedeemDialog_reward$data = {
  readonly id: string;
  readonly kind: PointRewardKind;
  readonly mostPerMember: number | null;
  readonly points: number;
  readonly stock: number | null;
  readonly title: string;
  readonly " $fragmentType": "RedeemDialog_reward";
};
export type RedeemDialog_reward$key = {
  readonly " $data"?: RedeemDialog_reward$data;
  readonly " $fragmentSpreads": FragmentRefs<"RedeemDialog_reward">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RedeemDialog_reward",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "points"
    },
    {
      "kind": "ScalarField",
      "name": "stock"
    },
    {
      "kind": "ScalarField",
      "name": "mostPerMember"
    }
  ],
  "type": "PointReward"
};

(node as any).hash = "febdd1c5d547c60d192530e50dd68230";

export default node;
