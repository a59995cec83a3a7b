/**
 * @generated SignedSource<<5808c2d4fa3310164f12e6d4a2bf493b>>
 * @relayHash 59775aa8a2bb3cd587390836aa91047c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea0957193ca1a2525d20ce8fc7e92515e466f82b3fd335965f283f523480b4ff

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromotionStatus = "APPLYING" | "CLAIM" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOIN" | "JOINED" | "PROCESS" | "REJECTED" | "SIGNED" | "UNKNOWN" | "%future added value";
export type WatchPromotionsSubscription$variables = Record<PropertyKey, never>;
export type WatchPromotionsSubscription$data = {
  readonly promotionsChanged: {
    readonly claimableDeposits: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"DepositOffers_deposit">;
    }> | null;
    readonly promotionStandings: ReadonlyArray<{
      readonly internalID: string;
      readonly status: PromotionStatus;
      readonly " $fragmentSpreads": FragmentRefs<"PromotionStanding_standing">;
    }> | null;
  };
};
export type WatchPromotionsSubscription = {
  response: WatchPromotionsSubscription$data;
  variables: WatchPromotionsSubscription$variables;
};

import DepositOffers_deposit$normalization_graphql from './DepositOffers_deposit$normalization.graphql';
import PromotionStanding_standing$normalization_graphql from './PromotionStanding_standing$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "internalID"
},
v1 = {
  "kind": "ScalarField",
  "name": "status"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "WatchPromotionsSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "promotionsChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "PromotionStanding",
            "kind": "LinkedField",
            "name": "promotionStandings",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "PromotionStanding_standing"
              }
            ]
          },
          {
            "concreteType": "Deposit",
            "kind": "LinkedField",
            "name": "claimableDeposits",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "DepositOffers_deposit"
              }
            ]
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WatchPromotionsSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "promotionsChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "PromotionStanding",
            "kind": "LinkedField",
            "name": "promotionStandings",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "fragment": PromotionStanding_standing$normalization_graphql,
                "kind": "FragmentSpread"
              },
              (v2/*:: as any*/)
            ]
          },
          {
            "concreteType": "Deposit",
            "kind": "LinkedField",
            "name": "claimableDeposits",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "fragment": DepositOffers_deposit$normalization_graphql,
                "kind": "FragmentSpread"
              }
            ]
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "ea0957193ca1a2525d20ce8fc7e92515e466f82b3fd335965f283f523480b4ff",
    "metadata": {},
    "name": "WatchPromotionsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "efc322d8d58f608dfe334d6e68d7ab10";

export default node;
