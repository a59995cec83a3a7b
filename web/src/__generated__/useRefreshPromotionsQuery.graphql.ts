/**
 * @generated SignedSource<<aeae3d487856fa661baf867289753e64>>
 * @relayHash 51a8f7824e1cd42ccd4a566c92a05721
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb8815b8741c2c3682d19666ad18ee13a10a47003712497f2fbbe4c4df4db16d

import type { ConcreteRequest } from 'relay-runtime';
export type PromotionStatus = "APPLYING" | "CLAIM" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOIN" | "JOINED" | "PROCESS" | "REJECTED" | "SIGNED" | "UNKNOWN" | "%future added value";
export type useRefreshPromotionsQuery$variables = Record<PropertyKey, never>;
export type useRefreshPromotionsQuery$data = {
  readonly site: {
    readonly promotions: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly status: PromotionStatus;
        };
      }>;
    } | null;
  };
};
export type useRefreshPromotionsQuery = {
  response: useRefreshPromotionsQuery$data;
  variables: useRefreshPromotionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
  "concreteType": "PromotionConnection",
  "kind": "LinkedField",
  "name": "promotions",
  "plural": false,
  "selections": [
    {
      "concreteType": "PromotionEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "concreteType": "Promotion",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "status"
            }
          ]
        }
      ]
    }
  ],
  "storageKey": "promotions(first:100)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useRefreshPromotionsQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRefreshPromotionsQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "eb8815b8741c2c3682d19666ad18ee13a10a47003712497f2fbbe4c4df4db16d",
    "metadata": {},
    "name": "useRefreshPromotionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c6aeca224111da7a4ba23a3bce264af4";

export default node;
