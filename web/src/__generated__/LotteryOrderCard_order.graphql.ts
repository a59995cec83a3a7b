/**
 * @generated SignedSource<<98d5375e689a1767ec3f7e0be7386828>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numbers",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LotteryOrderCard_order",
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
      "name": "internalID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lottery",
      "kind": "LinkedField",
      "name": "lottery",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drawNumber",
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
      "concreteType": "LotteryDraw",
      "kind": "LinkedField",
      "name": "draw",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
      "storageKey": null
    },
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
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "stake",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "win",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LotteryOrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "playType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "playTypeTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "betCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "multiple",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "unit",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancellableUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chaseStep",
      "storageKey": null
    }
  ],
  "type": "LotteryOrder",
  "abstractKey": null
};
})();

(node as any).hash = "16733594567a0ecc90c84c8cf67b393e";

export default node;
