/**
 * @generated SignedSource<<b04683057bb07199b3b59b3cfd234a00>>
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
  "name": "DrawCheckDialog_draw",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commitment",
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
      "name": "PrizeTable_draw"
    }
  ],
  "type": "LotteryDraw",
  "abstractKey": null
};
})();

(node as any).hash = "55e1d7c834ce0f44d92801a921134ebd";

export default node;
