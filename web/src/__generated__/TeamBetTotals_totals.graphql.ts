/**
 * @generated SignedSource<<1f4fee0dfdc15bb7871264ee40e34a4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamBetTotals_totals$data = {
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
  "type": "TeamBetTotals",
  "abstractKey": null
};
})();

(node as any).hash = "daa7b8f7b94a41427a982790302f959f";

export default node;
