/**
 * @generated SignedSource<<5a35259488ff363c94462073ff2225a8>>
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
  "metadata": null,
  "name": "AllPrizes_draw",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LotteryPrize",
      "kind": "LinkedField",
      "name": "prizes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PrizeTable_draw"
    }
  ],
  "type": "LotteryDraw",
  "abstractKey": null
};

(node as any).hash = "a02d2fd3d37794c94e2ba7beddefa36a";

export default node;
