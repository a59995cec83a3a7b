/**
 * @generated SignedSource<<6e394409ee36336971c695fde13f7496>>
 * @relayHash 85a7597a687e00cb8d7d000115c7be51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ad0e0541e5ec90c5074d400dde8261b52c79da500579d23658dcf7d1b533432

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReferralPaneQuery$variables = Record<PropertyKey, never>;
export type ReferralPaneQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly referral: {
        readonly " $fragmentSpreads": FragmentRefs<"Invitation_referral">;
      } | null;
    } | null;
  };
};
export type ReferralPaneQuery = {
  response: ReferralPaneQuery$data;
  variables: ReferralPaneQuery$variables;
};

const node: ConcreteRequest = (function(){
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
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ReferralPaneQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "concreteType": "Referral",
                "kind": "LinkedField",
                "name": "referral",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "Invitation_referral"
                  }
                ]
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReferralPaneQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "concreteType": "Referral",
                "kind": "LinkedField",
                "name": "referral",
                "plural": false,
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
                ]
              },
              {
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "9ad0e0541e5ec90c5074d400dde8261b52c79da500579d23658dcf7d1b533432",
    "metadata": {},
    "name": "ReferralPaneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fd8957762280f1b2b823ecb135604a15";

export default node;
