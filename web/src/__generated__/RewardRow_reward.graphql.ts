/**
 * @generated SignedSource<<81bec7a02d7c01181886db6dd38d70c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RewardKind = "MISSION" | "POINTS" | "PROMOTION" | "RAFFLE" | "RED_ENVELOPE" | "REFERRAL" | "SIGN_IN" | "UNKNOWN" | "VIP" | "%future added value";
export type RewardStatus = "AVAILABLE" | "CLAIMED" | "EXPIRED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RewardRow_reward$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly claimBefore: string;
  readonly endedAt: string | null;
  readonly freeSpins: {
    readonly spins: number;
    readonly " $fragmentSpreads": FragmentRefs<"FreeSpinsTerms_terms">;
  } | null;
  readonly id: string;
  readonly kind: RewardKind;
  readonly status: RewardStatus;
  readonly title: string;
  readonly turnoverRequired: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly " $fragmentType": "RewardRow_reward";
};
export type RewardRow_reward$key = {
  readonly " $data"?: RewardRow_reward$data;
  readonly " $fragmentSpreads": FragmentRefs<"RewardRow_reward">;
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
  "name": "RewardRow_reward",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
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
      "name": "turnoverRequired",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "FreeSpinTerms",
      "kind": "LinkedField",
      "name": "freeSpins",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "spins"
        },
        {
          "kind": "FragmentSpread",
          "name": "FreeSpinsTerms_terms"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "claimBefore"
    },
    {
      "kind": "ScalarField",
      "name": "endedAt"
    }
  ],
  "type": "Reward"
};
})();

(node as any).hash = "4a40d9972b674891bc6cd4cb39aaea93";

export default node;
