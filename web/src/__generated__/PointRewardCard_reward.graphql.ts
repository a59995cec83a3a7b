/**
 * @generated SignedSource<<65364b0246a01a5b3d0abb6b1c70159f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PointRewardCard_reward$data = {
  readonly freeSpins: {
    readonly " $fragmentSpreads": FragmentRefs<"FreeSpinsTerms_terms">;
  } | null;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  };
  readonly internalID: string;
  readonly leastRank: number;
  readonly mostPerMember: number | null;
  readonly points: number;
  readonly stock: number | null;
  readonly title: string;
  readonly turnover: number | null;
  readonly " $fragmentSpreads": FragmentRefs<"RedeemDialog_reward">;
  readonly " $fragmentType": "PointRewardCard_reward";
};
export type PointRewardCard_reward$key = {
  readonly " $data"?: PointRewardCard_reward$data;
  readonly " $fragmentSpreads": FragmentRefs<"PointRewardCard_reward">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PointRewardCard_reward",
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
      "name": "points"
    },
    {
      "kind": "ScalarField",
      "name": "turnover"
    },
    {
      "concreteType": "FreeSpinTerms",
      "kind": "LinkedField",
      "name": "freeSpins",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "FreeSpinsTerms_terms"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "stock"
    },
    {
      "kind": "ScalarField",
      "name": "mostPerMember"
    },
    {
      "kind": "ScalarField",
      "name": "leastRank"
    },
    {
      "kind": "FragmentSpread",
      "name": "RedeemDialog_reward"
    }
  ],
  "type": "PointReward"
};

(node as any).hash = "3367f146f8b210a78a69691305c0108a";

export default node;
