/**
 * @generated SignedSource<<61ec8c2a0829ff602bc345100237d2b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamBetTotals_totals$data = {
  readonly payout: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly profit: {
    readonly " $fragmentSpreads": FragmentRefs<"Profit_money">;
  };
  readonly stake: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly validStake: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "TeamBetTotals_totals";
};
export type TeamBetTotals_totals$key = {
  readonly " $data"?: TeamBetTotals_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamBetTotals_totals">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamBetTotals_totals",
  "selections": [
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
      "name": "profit",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Profit_money"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TeamBetTotals",
  "abstractKey": null
};
})();

(node as any).hash = "d8fc3b0746d3c4b16478b446220bbb06";

export default node;
