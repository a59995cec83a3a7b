/**
 * @generated SignedSource<<13fe572e23a63b33b615ea3f885bd42e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IncomeCard_overview$data = {
  readonly figures: {
    readonly commission: {
      readonly amount: string;
      readonly currency: string;
    } | null;
    readonly dividend: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly income: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly salary: {
      readonly amount: string;
      readonly currency: string;
    };
  };
  readonly previous: {
    readonly income: {
      readonly amount: string;
    };
  } | null;
  readonly " $fragmentType": "IncomeCard_overview";
};
export type IncomeCard_overview$key = {
  readonly " $data"?: IncomeCard_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"IncomeCard_overview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "amount"
},
v1 = [
  (v0/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "IncomeCard_overview",
  "selections": [
    {
      "concreteType": "AgentFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "income",
          "plural": false,
          "selections": (v1/*:: as any*/)
        },
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
        }
      ]
    },
    {
      "concreteType": "AgentFigures",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": [
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "income",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ]
        }
      ]
    }
  ],
  "type": "AgentOverview"
};
})();

(node as any).hash = "3b020add4714810842b22645179d59d9";

export default node;
