/**
 * @generated SignedSource<<d7e12b8702fe85abfd49579f9675fa97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrizeTable_draw$data = {
  readonly number: string;
  readonly prizes: ReadonlyArray<{
    readonly code: string;
    readonly numbers: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "PrizeTable_draw";
};
export type PrizeTable_draw$key = {
  readonly " $data"?: PrizeTable_draw$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrizeTable_draw">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PrizeTable_draw",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "number"
    },
    {
      "concreteType": "LotteryPrize",
      "kind": "LinkedField",
      "name": "prizes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        },
        {
          "kind": "ScalarField",
          "name": "numbers"
        }
      ]
    }
  ],
  "type": "LotteryDraw"
};

(node as any).hash = "e1005e03e5eadc475b8e5159f25ee3cd";

export default node;
