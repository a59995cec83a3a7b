/**
 * @generated SignedSource<<bd90ef7b9457563eb576fe4cbe4067c8>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "activeMemberCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
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
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "deposit",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "withdrawal",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "type": "CashFlow",
      "abstractKey": "__isCashFlow"
    }
  ],
  "args": null,
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
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "stake",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "validStake",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "payout",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "type": "Turnover",
      "abstractKey": "__isTurnover"
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v5 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamFigures_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AgentFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newMemberCount",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "bonus",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "houseResult",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Result_money"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AgentFigures",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "bonus",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "houseResult",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AgentOverview",
  "abstractKey": null
};
})();

(node as any).hash = "9728f75480bc7089242ddb2d55200373";

export default node;
