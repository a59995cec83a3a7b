/**
 * @generated SignedSource<<936dd21fd26bd3682fd83b9218906c3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RewardSums_rewards$data = {
  readonly claimableCount: number | null;
  readonly totalCount: number;
  readonly totals: {
    readonly amount: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly claimed: {
      readonly amount: string;
      readonly currency: string;
    };
  } | null;
  readonly " $fragmentType": "RewardSums_rewards";
};
export type RewardSums_rewards$key = {
  readonly " $data"?: RewardSums_rewards$data;
  readonly " $fragmentSpreads": FragmentRefs<"RewardSums_rewards">;
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
  "name": "RewardSums_rewards",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "totalCount"
    },
    {
      "kind": "ScalarField",
      "name": "claimableCount"
    },
    {
      "concreteType": "RewardTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "claimed",
          "plural": false,
          "selections": (v0/*:: as any*/)
        }
      ]
    }
  ],
  "type": "RewardConnection"
};
})();

(node as any).hash = "e6cedba0c71637e7c7c1b8fe26160e36";

export default node;
