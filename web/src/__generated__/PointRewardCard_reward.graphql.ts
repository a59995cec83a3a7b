/**
 * @generated SignedSource<<8d9539ef3c72918ac9fc1bbdb68371b8>>
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
  "metadata": null,
  "name": "PointRewardCard_reward",
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
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turnover",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FreeSpinTerms",
      "kind": "LinkedField",
      "name": "freeSpins",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FreeSpinsTerms_terms"
        }
      ],
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leastRank",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RedeemDialog_reward"
    }
  ],
  "type": "PointReward",
  "abstractKey": null
};

(node as any).hash = "3367f146f8b210a78a69691305c0108a";

export default node;
