/**
 * @generated SignedSource<<92933454aea52b70c21dcb8b447af681>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfitLossTotals_accounts$data = {
  readonly totals: {
    readonly accountCount: number;
    readonly balance: {
      readonly closing: {
        readonly amount: string;
        readonly currency: string;
      };
      readonly movement: {
        readonly amount: string;
        readonly currency: string;
      };
      readonly opening: {
        readonly amount: string;
        readonly currency: string;
      };
    } | null;
    readonly bonus: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly deposit: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly houseResult: {
      readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
    };
    readonly payout: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly profit: {
      readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
    };
    readonly rebate: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly stake: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly validStake: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly withdrawal: {
      readonly amount: string;
      readonly currency: string;
    };
  };
  readonly " $fragmentType": "ProfitLossTotals_accounts";
};
export type ProfitLossTotals_accounts$key = {
  readonly " $data"?: ProfitLossTotals_accounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfitLossTotals_accounts">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
],
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Result_money"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfitLossTotals_accounts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProfitTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PeriodBalance",
          "kind": "LinkedField",
          "name": "balance",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "opening",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "movement",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "closing",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "deposit",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "withdrawal",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "stake",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "validStake",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "payout",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "rebate",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "bonus",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "profit",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "houseResult",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountProfitConnection",
  "abstractKey": null
};
})();

(node as any).hash = "223877f7d0a22ac660070eed029b8947";

export default node;
