/**
 * @generated SignedSource<<527f8919263e93ac01ceeebfb16f2f09>>
 * @relayHash 1073f251b36d097f36964ba3bf3ff941
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82c67f43f91cffd99ba95f50199a14fae7b35597bdd88daa26aad03ea3522381

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromotionActionQuery$variables = Record<PropertyKey, never>;
export type PromotionActionQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly promotionStandings: ReadonlyArray<{
        readonly internalID: string;
        readonly " $fragmentSpreads": FragmentRefs<"PromotionStanding_standing">;
      }>;
    } | null;
  };
};
export type PromotionActionQuery = {
  response: PromotionActionQuery$data;
  variables: PromotionActionQuery$variables;
};

import PromotionStanding_standing$normalization_graphql from './PromotionStanding_standing$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "internalID"
},
v1 = {
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
    "name": "PromotionActionQuery",
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
                  {
                    "kind": "FragmentSpread",
                    "name": "PromotionStanding_standing"
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
    "name": "PromotionActionQuery",
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
                  {
                    "fragment": PromotionStanding_standing$normalization_graphql,
                    "kind": "FragmentSpread"
                  },
                  (v1/*:: as any*/)
                ]
              },
              (v1/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "82c67f43f91cffd99ba95f50199a14fae7b35597bdd88daa26aad03ea3522381",
    "metadata": {},
    "name": "PromotionActionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "04f0f689df54af9e69e55d3925784690";

export default node;
