/**
 * @generated SignedSource<<d76278b2db95071557b0dd49e805a2a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IncomeCells_sums$data = {
  readonly bonus: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly carryOver: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly fees: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly gross: {
    readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
  };
  readonly net: {
    readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"income_paid">;
  readonly " $fragmentType": "IncomeCells_sums";
};
export type IncomeCells_sums$key = {
  readonly " $data"?: IncomeCells_sums$data;
  readonly " $fragmentSpreads": FragmentRefs<"IncomeCells_sums">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "FragmentSpread",
    "name": "Result_money"
  }
],
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
  "name": "IncomeCells_sums",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "gross",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "bonus",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "fees",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "carryOver",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "net",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "income_paid",
      "selections": [
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "commission",
          "plural": false,
          "selections": (v1/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "salary",
          "plural": false,
          "selections": (v1/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "dividend",
          "plural": false,
          "selections": (v1/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": (v1/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "balanceForward",
          "plural": false,
          "selections": (v1/*:: as any*/)
        }
      ],
      "argumentDefinitions": []
    }
  ],
  "type": "AgentRevenueSums"
};
})();

(node as any).hash = "fdcd0c0d7138ceeec0d95bb95e0e7660";

export default node;
