/**
 * @generated SignedSource<<e9d2ea19ffeb699033922912cfe40fb6>>
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
  "metadata": null,
  "name": "RedeemDialog_reward",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mostPerMember",
      "storageKey": null
    }
  ],
  "type": "PointReward",
  "abstractKey": null
};

(node as any).hash = "febdd1c5d547c60d192530e50dd68230";

export default node;
