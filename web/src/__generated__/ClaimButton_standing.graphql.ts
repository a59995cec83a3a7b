/**
 * @generated SignedSource<<a3fd39d786f9c416d962b39f5bbb8e4b>>
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
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "reward",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClaimButton_standing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resetsAt",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PromotionExclusion",
      "kind": "LinkedField",
      "name": "excludes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "internalID",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "rewardAfter",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isForGood",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PromotionStanding",
  "abstractKey": null
};
})();

(node as any).hash = "af3fb411d42266b29b29abac0312ede9";

export default node;
