/**
 * @generated SignedSource<<1ca7f2fa90afab6a95bb8c6e4876735e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClaimButton_standing$data = {
  readonly excludes: ReadonlyArray<{
    readonly internalID: string;
    readonly isForGood: boolean;
    readonly reward: {
      readonly amount: string;
      readonly currency: string;
    } | null;
    readonly rewardAfter: {
      readonly amount: string;
      readonly currency: string;
    } | null;
    readonly title: string;
  }>;
  readonly resetsAt: string | null;
  readonly reward: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly " $fragmentType": "ClaimButton_standing";
};
export type ClaimButton_standing$key = {
  readonly " $data"?: ClaimButton_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClaimButton_standing">;
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
],
v1 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "reward",
  "plural": false,
  "selections": (v0/*:: as any*/)
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ClaimButton_standing",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "resetsAt"
    },
    (v1/*:: as any*/),
    {
      "concreteType": "PromotionExclusion",
      "kind": "LinkedField",
      "name": "excludes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "internalID"
        },
        {
          "kind": "ScalarField",
          "name": "title"
        },
        (v1/*:: as any*/),
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "rewardAfter",
          "plural": false,
          "selections": (v0/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "isForGood"
        }
      ]
    }
  ],
  "type": "PromotionStanding"
};
})();

(node as any).hash = "9f5e8d7fe4e999e0a508cec5b0fc503e";

export default node;
