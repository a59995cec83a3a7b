/**
 * @generated SignedSource<<d763df32f6c179f0aa2909a1d462ed6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionLossReason = "DEPOSIT_MISSED" | "DEPOSIT_USED" | "DEPOSIT_WITHDRAWN" | "UNKNOWN" | "%future added value";
export type PromotionStatus = "APPLYING" | "CLAIM" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOIN" | "JOINED" | "PROCESS" | "REJECTED" | "SIGNED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromotionStanding_standing$data = {
  readonly accrued: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly application: {
    readonly " $fragmentSpreads": FragmentRefs<"PromotionApplication_application">;
  } | null;
  readonly isEligible: boolean;
  readonly loss: {
    readonly reason: PromotionLossReason;
    readonly usedBy: string | null;
  } | null;
  readonly resetsAt: string | null;
  readonly reward: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly status: PromotionStatus;
  readonly turnover: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"ClaimButton_standing">;
  readonly " $fragmentType": "PromotionStanding_standing";
};
export type PromotionStanding_standing$key = {
  readonly " $data"?: PromotionStanding_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionStanding_standing">;
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
  "name": "PromotionStanding_standing",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "isEligible"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "reward",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "accrued",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "resetsAt"
    },
    {
      "concreteType": "PromotionApplication",
      "kind": "LinkedField",
      "name": "application",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "PromotionApplication_application"
        }
      ]
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "turnover",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "PromotionLoss",
      "kind": "LinkedField",
      "name": "loss",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "reason"
        },
        {
          "kind": "ScalarField",
          "name": "usedBy"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "ClaimButton_standing"
    }
  ],
  "type": "PromotionStanding"
};
})();

(node as any).hash = "d0046a929ff6aba344c71a0c020246c2";

export default node;
