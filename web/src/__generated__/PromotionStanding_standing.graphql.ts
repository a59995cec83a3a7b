/**
 * @generated SignedSource<<1d3976d05711f5486fa2578b6c878b14>>
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
  "name": "PromotionStanding_standing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEligible",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "reward",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "accrued",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resetsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PromotionApplication",
      "kind": "LinkedField",
      "name": "application",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PromotionApplication_application"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "turnover",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PromotionLoss",
      "kind": "LinkedField",
      "name": "loss",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usedBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClaimButton_standing"
    }
  ],
  "type": "PromotionStanding",
  "abstractKey": null
};
})();

(node as any).hash = "0c7a8e2954a45a50a219067c8c6d4b99";

export default node;
