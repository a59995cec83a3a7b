/**
 * @generated SignedSource<<570468526512091145d7d69b5ccb5636>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResultRow_draw$data = {
  readonly drawsAt: string;
  readonly isGenerated: boolean;
  readonly number: string;
  readonly numbers: ReadonlyArray<string>;
  readonly prizes: ReadonlyArray<{
    readonly __typename: "LotteryPrize";
  }>;
  readonly seed: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"DrawCheckDialog_draw" | "PrizeTable_draw">;
  readonly " $fragmentType": "ResultRow_draw";
};
export type ResultRow_draw$key = {
  readonly " $data"?: ResultRow_draw$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultRow_draw">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ResultRow_draw",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "number"
    },
    {
      "kind": "ScalarField",
      "name": "drawsAt"
    },
    {
      "kind": "ScalarField",
      "name": "numbers"
    },
    {
      "kind": "ScalarField",
      "name": "seed"
    },
    {
      "kind": "ScalarField",
      "name": "isGenerated"
    },
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
    },
    {
      "kind": "FragmentSpread",
      "name": "DrawCheckDialog_draw"
    }
  ],
  "type": "LotteryDraw"
};

(node as any).hash = "3f2c8fa42836be5592fa8b7b60cfdace";

export default node;
