/**
 * @generated SignedSource<<97cd68bd415158bfd6066b22b4ecdf8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StakeForm_playType$data = {
  readonly code: string;
  readonly maxUnit: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly minUnit: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly title: string;
  readonly " $fragmentType": "StakeForm_playType";
};
export type StakeForm_playType$key = {
  readonly " $data"?: StakeForm_playType$data;
  readonly " $fragmentSpreads": FragmentRefs<"StakeForm_playType">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "StakeForm_playType",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "code"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minUnit",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "maxUnit",
      "plural": false,
      "selections": (v0/*:: as any*/)
    }
  ],
  "type": "LotteryPlayType"
};
})();

(node as any).hash = "eef66aff70a87296fb6282fa746fa1ef";

export default node;
