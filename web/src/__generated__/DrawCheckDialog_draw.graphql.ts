/**
 * @generated SignedSource<<e386451af743f5a2b464d0f6d8f8b0e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DrawCheckDialog_draw$data = {
  readonly commitment: string | null;
  readonly id: string;
  readonly number: string;
  readonly numbers: ReadonlyArray<string>;
  readonly prizes: ReadonlyArray<{
    readonly code: string;
    readonly numbers: ReadonlyArray<string>;
  }>;
  readonly seed: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"PrizeTable_draw">;
  readonly " $fragmentType": "DrawCheckDialog_draw";
};
export type DrawCheckDialog_draw$key = {
  readonly " $data"?: DrawCheckDialog_draw$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawCheckDialog_draw">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "numbers"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DrawCheckDialog_draw",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "number"
    },
    (v0/*:: as any*/),
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
        (v0/*:: as any*/)
      ]
    },
    {
      "kind": "ScalarField",
      "name": "commitment"
    },
    {
      "kind": "ScalarField",
      "name": "seed"
    },
    {
      "kind": "FragmentSpread",
      "name": "PrizeTable_draw"
    }
  ],
  "type": "LotteryDraw"
};
})();

(node as any).hash = "55e1d7c834ce0f44d92801a921134ebd";

export default node;
