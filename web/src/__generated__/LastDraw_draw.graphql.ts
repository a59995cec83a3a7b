/**
 * @generated SignedSource<<085ac7309c208f60d4ca99f2fef1f021>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastDraw_draw$data = {
  readonly isGenerated: boolean;
  readonly number: string;
  readonly numbers: ReadonlyArray<string>;
  readonly prizes: ReadonlyArray<{
    readonly numbers: ReadonlyArray<string>;
  }>;
  readonly seed: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"AllPrizes_draw" | "DrawCheckDialog_draw">;
  readonly " $fragmentType": "LastDraw_draw";
};
export type LastDraw_draw$key = {
  readonly " $data"?: LastDraw_draw$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastDraw_draw">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "numbers"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LastDraw_draw",
  "selections": [
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
        (v0/*:: as any*/)
      ]
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
      "kind": "FragmentSpread",
      "name": "AllPrizes_draw"
    },
    {
      "kind": "FragmentSpread",
      "name": "DrawCheckDialog_draw"
    }
  ],
  "type": "LotteryDraw"
};
})();

(node as any).hash = "e840724e66598ed661e6a23fa91e557e";

export default node;
