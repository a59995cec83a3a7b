/**
 * @generated SignedSource<<0b1d67714b25b6ee215c7edf52452e25>>
 * @relayHash 6f98a0293c57e1e3996874952f2ed0b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90ae11a247fe4961ec318481dcf39fb20c726728d2775abd8f8ef1db2c03836b

import type { ConcreteRequest } from 'relay-runtime';
export type PromotionStatus = "APPLYING" | "CLAIM" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOIN" | "JOINED" | "PROCESS" | "REJECTED" | "SIGNED" | "UNKNOWN" | "%future added value";
export type OwnStatusQuery$variables = Record<PropertyKey, never>;
export type OwnStatusQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly promotionStandings: ReadonlyArray<{
        readonly internalID: string;
        readonly status: PromotionStatus;
      }>;
    } | null;
  };
};
export type OwnStatusQuery = {
  response: OwnStatusQuery$data;
  variables: OwnStatusQuery$variables;
};

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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "OwnStatusQuery",
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
                  (v1/*:: as any*/)
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
    "name": "OwnStatusQuery",
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
              },
              (v2/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "90ae11a247fe4961ec318481dcf39fb20c726728d2775abd8f8ef1db2c03836b",
    "metadata": {},
    "name": "OwnStatusQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7794aeeb1f103889eab69842c35f2809";

export default node;
