/**
 * @generated SignedSource<<35cbec2e8e19a92809b561174af0ba64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JackpotWinners_win$data = {
  readonly account: string;
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly game: {
    readonly name: string;
  } | null;
  readonly key: string;
  readonly name: string;
  readonly wonAt: string;
  readonly " $fragmentType": "JackpotWinners_win";
};
export type JackpotWinners_win$key = {
  readonly " $data"?: JackpotWinners_win$data;
  readonly " $fragmentSpreads": FragmentRefs<"JackpotWinners_win">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "JackpotWinners_win",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "key"
    },
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "account"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "amount"
        },
        {
          "kind": "ScalarField",
          "name": "currency"
        }
      ]
    },
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "game",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ]
      },
      "to": "NULL"
    },
    {
      "kind": "ScalarField",
      "name": "wonAt"
    }
  ],
  "type": "JackpotWin"
};
})();

(node as any).hash = "65db3e67b588c7f54fbf5b02681eab42";

export default node;
