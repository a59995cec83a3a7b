/**
 * @generated SignedSource<<06176de3c5667b9ef7ca430ae3b47ccb>>
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
  "name": "MenuDraw_standing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LotteryDraw",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closesAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "drawsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LotteryDraw",
      "kind": "LinkedField",
      "name": "last",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LotteryStanding",
  "abstractKey": null
};
})();

(node as any).hash = "079e0f00f25733b94054bea24759a6e5";

export default node;
