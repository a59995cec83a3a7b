/**
 * @generated SignedSource<<e43ed84e8519c4ce3c797b541d762220>>
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

(node as any).hash = "09ae102a3e4976095d7f1db98d16e6bb";

export default node;
