/**
 * @generated SignedSource<<9ccbc543271d5d00c31c1506367c8662>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limitsUnreviewedSince",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "CountingRate",
  "kind": "LinkedField",
  "name": "rates",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "period",
  "storageKey": null
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
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PlayLimits",
                "kind": "LinkedField",
                "name": "playLimits",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PlayLimit",
                    "kind": "LinkedField",
                    "name": "limits",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "PlayLimitRow_limit"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PlayLimitsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PlayLimits",
                "kind": "LinkedField",
                "name": "playLimits",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PlayLimit",
                    "kind": "LinkedField",
                    "name": "limits",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "args": null,
                        "fragment": PlayLimitRow_limit$normalization_graphql,
                        "kind": "FragmentSpread"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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

(node as any).hash = "579bd5ce03bfe5322e540b2a376eb814";

export default node;
