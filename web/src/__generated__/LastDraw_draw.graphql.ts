/**
 * @generated SignedSource<<7784f016bfb32f13d6aa56dfffe1c5e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastDraw_draw$data = {
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numbers",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastDraw_draw",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "LotteryPrize",
      "kind": "LinkedField",
      "name": "prizes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seed",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AllPrizes_draw"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DrawCheckDialog_draw"
    }
  ],
  "type": "LotteryDraw",
  "abstractKey": null
};
})();

(node as any).hash = "50d20dceda1e83f53752dc84d455a63c";

export default node;
