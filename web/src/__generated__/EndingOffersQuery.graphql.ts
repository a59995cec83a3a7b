/**
 * @generated SignedSource<<f76ddacbce7e4f96bfedec34c04c8786>>
 * @relayHash adace287a34249ad0c24795d065b2295
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a66ea3c2240aaa3d40730596b660155197b020c12f319cf2f8404e8bcaca4708

import type { ConcreteRequest } from 'relay-runtime';
export type PromotionStatus = "APPLYING" | "CLAIM" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOIN" | "JOINED" | "PROCESS" | "REJECTED" | "SIGNED" | "UNKNOWN" | "%future added value";
export type EndingOffersQuery$variables = Record<PropertyKey, never>;
export type EndingOffersQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly promotionStandings: ReadonlyArray<{
        readonly spare: {
          readonly amount: string;
          readonly currency: string;
        } | null;
        readonly status: PromotionStatus;
        readonly title: string;
      }>;
    } | null;
  };
};
export type EndingOffersQuery = {
  response: EndingOffersQuery$data;
  variables: EndingOffersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "status"
},
v1 = {
  "kind": "ScalarField",
  "name": "title"
},
v2 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "spare",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "amount"
    },
    {
      "kind": "ScalarField",
      "name": "currency"
    }
  ]
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "EndingOffersQuery",
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
                "concreteType": "PromotionStanding",
                "kind": "LinkedField",
                "name": "promotionStandings",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
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
    "name": "EndingOffersQuery",
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
                "concreteType": "PromotionStanding",
                "kind": "LinkedField",
                "name": "promotionStandings",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ]
              },
              (v3/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "a66ea3c2240aaa3d40730596b660155197b020c12f319cf2f8404e8bcaca4708",
    "metadata": {},
    "name": "EndingOffersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "45d80b2b2153e4444cd9a281ea589085";

export default node;
