/**
 * @generated SignedSource<<caecb682150d7aed550c4c96dc796b62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllPrizes_draw$data = {
  readonly prizes: ReadonlyArray<{
    readonly __typename: "LotteryPrize";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PrizeTable_draw">;
  readonly " $fragmentType": "AllPrizes_draw";
};
export type AllPrizes_draw$key = {
  readonly " $data"?: AllPrizes_draw$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllPrizes_draw">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AllPrizes_draw",
  "selections": [
    {
      "concreteType": "LotteryPrize",
      "kind": "LinkedField",
      "name": "prizes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "PrizeTable_draw"
    }
  ],
  "type": "LotteryDraw"
};

(node as any).hash = "a02d2fd3d37794c94e2ba7beddefa36a";

export default node;
