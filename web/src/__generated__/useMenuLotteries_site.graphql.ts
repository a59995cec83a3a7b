/**
 * @generated SignedSource<<e7aaf83e95d0a22dad9d470ab22b0295>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LotteryKind = "FIVE_DIGITS" | "RACE" | "THREE_DICE" | "THREE_DIGITS" | "UNKNOWN" | "VIETNAM_NORTH" | "VIETNAM_SOUTH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useMenuLotteries_site$data = {
  readonly lotteryMenu: ReadonlyArray<{
    readonly lotteries: ReadonlyArray<{
      readonly accountTypeName: string;
      readonly code: string;
      readonly drawInterval: number | null;
      readonly kind: LotteryKind;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"LotteryMenuItem_lottery">;
    }>;
    readonly title: string;
  }> | null;
  readonly popularLotteries: ReadonlyArray<{
    readonly accountTypeName: string;
    readonly code: string;
    readonly drawInterval: number | null;
    readonly kind: LotteryKind;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"LotteryMenuItem_lottery">;
  }> | null;
  readonly " $fragmentType": "useMenuLotteries_site";
};
export type useMenuLotteries_site$key = {
  readonly " $data"?: useMenuLotteries_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMenuLotteries_site">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "mode",
    "variableName": "mode"
  }
],
v1 = [
  {
    "kind": "ScalarField",
    "name": "code"
  },
  {
    "kind": "ScalarField",
    "name": "name"
  },
  {
    "kind": "ScalarField",
    "name": "accountTypeName"
  },
  {
    "kind": "ScalarField",
    "name": "kind"
  },
  {
    "kind": "ScalarField",
    "name": "drawInterval"
  },
  {
    "kind": "FragmentSpread",
    "name": "LotteryMenuItem_lottery"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "mode"
    }
  ],
  "kind": "Fragment",
  "name": "useMenuLotteries_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "args": (v0/*:: as any*/),
        "concreteType": "LotteryGroup",
        "kind": "LinkedField",
        "name": "lotteryMenu",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "concreteType": "Lottery",
            "kind": "LinkedField",
            "name": "lotteries",
            "plural": true,
            "selections": (v1/*:: as any*/)
          }
        ]
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "args": (v0/*:: as any*/),
        "concreteType": "Lottery",
        "kind": "LinkedField",
        "name": "popularLotteries",
        "plural": true,
        "selections": (v1/*:: as any*/)
      },
      "to": "NULL"
    }
  ],
  "type": "Site"
};
})();

(node as any).hash = "d175702bb859b59dc8cca7ad780c84c0";

export default node;
