/**
 * @generated SignedSource<<33a803a4c2d93446c41b50e246abcb09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommissionItem_rebate$data = {
  readonly commission: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly day: string;
  readonly rate: string;
  readonly shares: ReadonlyArray<{
    readonly accountCount: number;
    readonly rateBelow: string;
    readonly validStake: {
      readonly amount: string;
      readonly currency: string;
    };
  }>;
  readonly " $fragmentType": "CommissionItem_rebate";
};
export type CommissionItem_rebate$key = {
  readonly " $data"?: CommissionItem_rebate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommissionItem_rebate">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  "name": "CommissionItem_rebate",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "day"
    },
    {
      "kind": "ScalarField",
      "name": "rate"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "commission",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "RebateShare",
      "kind": "LinkedField",
      "name": "shares",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "rateBelow"
        },
        {
          "kind": "ScalarField",
          "name": "accountCount"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "validStake",
          "plural": false,
          "selections": (v0/*:: as any*/)
        }
      ]
    }
  ],
  "type": "Rebate"
};
})();

(node as any).hash = "428fa84738cb22ee81803158fc8f58f7";

export default node;
