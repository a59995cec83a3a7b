/**
 * @generated SignedSource<<46aa7bd1dd8c48fabe90d5ec48c5cfef>>
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
  "name": "RewardSums_rewards",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "claimableCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RewardTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "claimed",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RewardConnection",
  "abstractKey": null
};
})();

(node as any).hash = "5fa0988c0a49b5530260ffdefa87e394";

export default node;
