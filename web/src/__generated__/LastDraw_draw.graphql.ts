/**
 * @generated SignedSource<<575097f21e3f252fdd9c4cbbda850ff8>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGenerated",
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

(node as any).hash = "e840724e66598ed661e6a23fa91e557e";

export default node;
