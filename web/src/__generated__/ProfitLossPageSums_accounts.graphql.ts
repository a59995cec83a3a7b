/**
 * @generated SignedSource<<d5cb2cb092468a77a8d72c0ab542e9f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfitLossPageSums_accounts$data = ReadonlyArray<{
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
    readonly amount: string;
    readonly currency: string;
  };
  readonly payout: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly profit: {
    readonly amount: string;
    readonly currency: string;
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
  readonly " $fragmentType": "ProfitLossPageSums_accounts";
}>;
export type ProfitLossPageSums_accounts$key = ReadonlyArray<{
  readonly " $data"?: ProfitLossPageSums_accounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfitLossPageSums_accounts">;
}>;

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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProfitLossPageSums_accounts",
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "houseResult",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AccountProfit",
  "abstractKey": null
};
})();

(node as any).hash = "a29071a8c4bdbff26ed05e409d5fe85a";

export default node;
