/**
 * @generated SignedSource<<c482c9e70e224bf85db3860eddb3a3c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LotteryKind = "FIVE_DIGITS" | "RACE" | "THREE_DICE" | "THREE_DIGITS" | "UNKNOWN" | "VIETNAM_NORTH" | "VIETNAM_SOUTH" | "%future added value";
export type LotteryOrderState = "CANCELLED" | "LOST" | "OPEN" | "REFUNDED" | "UNKNOWN" | "WON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LotteryOrderCard_order$data = {
  readonly cancellableUntil: string | null;
  readonly chaseStep: number | null;
  readonly commitment: string | null;
  readonly draw: {
    readonly numbers: ReadonlyArray<string>;
    readonly prizes: ReadonlyArray<{
      readonly numbers: ReadonlyArray<string>;
    }>;
    readonly seed: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"AllPrizes_draw" | "DrawCheckDialog_draw">;
  } | null;
  readonly drawNumber: string;
  readonly id: string;
  readonly internalID: string;
  readonly lines: ReadonlyArray<{
    readonly betCount: number;
    readonly content: string;
    readonly multiple: number;
    readonly playType: string;
    readonly playTypeTitle: string;
    readonly unit: {
      readonly amount: string;
      readonly currency: string;
    };
  }>;
  readonly lottery: {
    readonly code: string;
    readonly kind: LotteryKind;
    readonly name: string;
  };
  readonly placedAt: string;
  readonly stake: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly state: LotteryOrderState;
  readonly win: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly " $fragmentType": "LotteryOrderCard_order";
};
export type LotteryOrderCard_order$key = {
  readonly " $data"?: LotteryOrderCard_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"LotteryOrderCard_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "numbers"
},
v1 = [
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
  "name": "LotteryOrderCard_order",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "internalID"
    },
    {
      "concreteType": "Lottery",
      "kind": "LinkedField",
      "name": "lottery",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "kind": "ScalarField",
          "name": "code"
        },
        {
          "kind": "ScalarField",
          "name": "kind"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "drawNumber"
    },
    {
      "kind": "ScalarField",
      "name": "commitment"
    },
    {
      "concreteType": "LotteryDraw",
      "kind": "LinkedField",
      "name": "draw",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "seed"
        },
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
          "kind": "FragmentSpread",
          "name": "AllPrizes_draw"
        },
        {
          "kind": "FragmentSpread",
          "name": "DrawCheckDialog_draw"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "placedAt"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "stake",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "win",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "LotteryOrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "playType"
        },
        {
          "kind": "ScalarField",
          "name": "playTypeTitle"
        },
        {
          "kind": "ScalarField",
          "name": "content"
        },
        {
          "kind": "ScalarField",
          "name": "betCount"
        },
        {
          "kind": "ScalarField",
          "name": "multiple"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "unit",
          "plural": false,
          "selections": (v1/*:: as any*/)
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "cancellableUntil"
    },
    {
      "kind": "ScalarField",
      "name": "chaseStep"
    }
  ],
  "type": "LotteryOrder"
};
})();

(node as any).hash = "16733594567a0ecc90c84c8cf67b393e";

export default node;
