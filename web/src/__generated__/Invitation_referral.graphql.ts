/**
 * @generated SignedSource<<f718be57a63cacebaa19b2d0a23c9761>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Invitation_referral$data = {
  readonly code: string;
  readonly invitedCount: number;
  readonly link: string;
  readonly qualifiedCount: number;
  readonly qualifyingAmount: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly rewardTotal: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly tiers: ReadonlyArray<{
    readonly from: number;
    readonly reward: {
      readonly amount: string;
      readonly currency: string;
    };
  }>;
  readonly " $fragmentType": "Invitation_referral";
};
export type Invitation_referral$key = {
  readonly " $data"?: Invitation_referral$data;
  readonly " $fragmentSpreads": FragmentRefs<"Invitation_referral">;
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
  "name": "Invitation_referral",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "code"
    },
    {
      "kind": "ScalarField",
      "name": "link"
    },
    {
      "kind": "ScalarField",
      "name": "invitedCount"
    },
    {
      "kind": "ScalarField",
      "name": "qualifiedCount"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "rewardTotal",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "qualifyingAmount",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "ReferralTier",
      "kind": "LinkedField",
      "name": "tiers",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "from"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "reward",
          "plural": false,
          "selections": (v0/*:: as any*/)
        }
      ]
    }
  ],
  "type": "Referral"
};
})();

(node as any).hash = "e628ed2215c618c11e2d91cb7fc8e5ba";

export default node;
