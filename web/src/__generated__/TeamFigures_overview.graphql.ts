/**
 * @generated SignedSource<<85099c537b56782d8f8d0356f26b43f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamFigures_overview$data = {
  readonly figures: {
    readonly activeMemberCount: number;
    readonly bonus: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly houseResult: {
      readonly amount: string;
      readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
    } | null;
    readonly newMemberCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"cashFlow_figures" | "turnover_figures">;
  };
  readonly memberCount: number;
  readonly previous: {
    readonly activeMemberCount: number;
    readonly bonus: {
      readonly amount: string;
    };
    readonly houseResult: {
      readonly amount: string;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"cashFlow_figures" | "turnover_figures">;
  } | null;
  readonly " $fragmentType": "TeamFigures_overview";
};
export type TeamFigures_overview$key = {
  readonly " $data"?: TeamFigures_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamFigures_overview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "activeMemberCount"
},
v1 = {
  "kind": "ScalarField",
  "name": "amount"
},
v2 = [
  (v1/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v3 = {
  "kind": "InlineDataFragmentSpread",
  "name": "cashFlow_figures",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "deposit",
          "plural": false,
          "selections": (v2/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "withdrawal",
          "plural": false,
          "selections": (v2/*:: as any*/)
        }
      ],
      "type": "CashFlow",
      "abstractKey": "__isCashFlow"
    }
  ],
  "argumentDefinitions": ([]/*:: as any*/)
},
v4 = {
  "kind": "InlineDataFragmentSpread",
  "name": "turnover_figures",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "stake",
          "plural": false,
          "selections": (v2/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "validStake",
          "plural": false,
          "selections": (v2/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "payout",
          "plural": false,
          "selections": (v2/*:: as any*/)
        }
      ],
      "type": "Turnover",
      "abstractKey": "__isTurnover"
    }
  ],
  "argumentDefinitions": ([]/*:: as any*/)
},
v5 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TeamFigures_overview",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "memberCount"
    },
    {
      "concreteType": "AgentFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "newMemberCount"
        },
        (v0/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "bonus",
          "plural": false,
          "selections": (v2/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "houseResult",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "kind": "FragmentSpread",
              "name": "Result_money"
            }
          ]
        }
      ]
    },
    {
      "concreteType": "AgentFigures",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "bonus",
          "plural": false,
          "selections": (v5/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "houseResult",
          "plural": false,
          "selections": (v5/*:: as any*/)
        }
      ]
    }
  ],
  "type": "AgentOverview"
};
})();

(node as any).hash = "cce5c1530c46f10822eff773d5d83c59";

export default node;
