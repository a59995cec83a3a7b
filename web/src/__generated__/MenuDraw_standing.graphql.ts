/**
 * @generated SignedSource<<65682d32ff59f0e3e02e19297f0be598>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LotteryDrawState = "CLOSED" | "DRAWN" | "OPEN" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MenuDraw_standing$data = {
  readonly current: {
    readonly closesAt: string | null;
    readonly drawsAt: string;
    readonly state: LotteryDrawState;
  };
  readonly last: {
    readonly numbers: ReadonlyArray<string>;
    readonly prizes: ReadonlyArray<{
      readonly numbers: ReadonlyArray<string>;
    }>;
  } | null;
  readonly " $fragmentType": "MenuDraw_standing";
};
export type MenuDraw_standing$key = {
  readonly " $data"?: MenuDraw_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuDraw_standing">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "numbers"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MenuDraw_standing",
  "selections": [
    {
      "concreteType": "LotteryDraw",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "state"
        },
        {
          "kind": "ScalarField",
          "name": "closesAt"
        },
        {
          "kind": "ScalarField",
          "name": "drawsAt"
        }
      ]
    },
    {
      "concreteType": "LotteryDraw",
      "kind": "LinkedField",
      "name": "last",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "concreteType": "LotteryPrize",
          "kind": "LinkedField",
          "name": "prizes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ]
        }
      ]
    }
  ],
  "type": "LotteryStanding"
};
})();

(node as any).hash = "079e0f00f25733b94054bea24759a6e5";

export default node;
