/**
 * @generated SignedSource<<0f5d0a0a6556e13ab4caafb40c3e5039>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfitLossRow_account$data = {
  readonly account: string;
  readonly accountCount: number;
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
  readonly " $fragmentType": "ProfitLossRow_account";
};
export type ProfitLossRow_account$key = {
  readonly " $data"?: ProfitLossRow_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfitLossRow_account">;
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
  "name": "ProfitLossRow_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "account",
      "storageKey": null
    },
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
  "type": "AccountProfit",
  "abstractKey": null
};
})();

(node as any).hash = "6cdb761d5d0368374fd8fed9d144e69d";

export default node;
