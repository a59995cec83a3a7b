/**
 * @generated SignedSource<<c3abef673b02c96632a28ad87dc7cb8d>>
 * @relayHash 788daf5623852cd97505ab1d4a35a456
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f1ceac698396d98decb2cc2010387e91d5ee3d80765726f6b66d8a094e8a294

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlayLimitKind = "DEPOSIT" | "LOSS" | "SESSION" | "UNKNOWN" | "WAGER" | "%future added value";
export type PlayLimitPeriod = "DAY" | "MONTH" | "UNKNOWN" | "WEEK" | "%future added value";
export type PlayLimitsScreenQuery$variables = Record<PropertyKey, never>;
export type PlayLimitsScreenQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly limitsUnreviewedSince: string | null;
      readonly playLimits: {
        readonly limits: ReadonlyArray<{
          readonly kind: PlayLimitKind;
          readonly period: PlayLimitPeriod;
          readonly " $fragmentSpreads": FragmentRefs<"PlayLimitRow_limit">;
        }>;
        readonly rates: ReadonlyArray<{
          readonly counts: {
            readonly amount: string;
            readonly currency: string;
          };
          readonly currency: string;
        }>;
      };
    } | null;
  };
};
export type PlayLimitsScreenQuery = {
  response: PlayLimitsScreenQuery$data;
  variables: PlayLimitsScreenQuery$variables;
};

import PlayLimitRow_limit$normalization_graphql from './PlayLimitRow_limit$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "limitsUnreviewedSince"
},
v1 = {
  "kind": "ScalarField",
  "name": "currency"
},
v2 = {
  "concreteType": "CountingRate",
  "kind": "LinkedField",
  "name": "rates",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "amount"
        },
        (v1/*:: as any*/)
      ]
    }
  ]
},
v3 = {
  "kind": "ScalarField",
  "name": "kind"
},
v4 = {
  "kind": "ScalarField",
  "name": "period"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PlayLimitsScreenQuery",
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
              (v0/*:: as any*/),
              {
                "concreteType": "PlayLimits",
                "kind": "LinkedField",
                "name": "playLimits",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "concreteType": "PlayLimit",
                    "kind": "LinkedField",
                    "name": "limits",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "kind": "FragmentSpread",
                        "name": "PlayLimitRow_limit"
                      }
                    ]
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
    "name": "PlayLimitsScreenQuery",
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
              (v0/*:: as any*/),
              {
                "concreteType": "PlayLimits",
                "kind": "LinkedField",
                "name": "playLimits",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "concreteType": "PlayLimit",
                    "kind": "LinkedField",
                    "name": "limits",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "fragment": PlayLimitRow_limit$normalization_graphql,
                        "kind": "FragmentSpread"
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
    "id": "1f1ceac698396d98decb2cc2010387e91d5ee3d80765726f6b66d8a094e8a294",
    "metadata": {},
    "name": "PlayLimitsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0d539926d4ae0aa54b583ad9ae058023";

export default node;
