/**
 * @generated SignedSource<<0a2f1b02ae9b958aa88f04ac033988fe>>
 * @relayHash 8da6c31da3e1eb1df7753a1ef4a84c33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20c8971d04932066a71aa9ee1df1369f7dcab4cf42f5c912622c328b82fe7fbc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissionPeriod = "DAILY" | "ONCE" | "UNKNOWN" | "WEEKLY" | "%future added value";
export type useWatchMissionsSubscription$variables = Record<PropertyKey, never>;
export type useWatchMissionsSubscription$data = {
  readonly missionsChanged: {
    readonly missions: ReadonlyArray<{
      readonly id: string;
      readonly period: MissionPeriod;
      readonly resetsAt: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"MissionCard_mission">;
    }> | null;
    readonly openMissionCount: number;
  };
};
export type useWatchMissionsSubscription = {
  response: useWatchMissionsSubscription$data;
  variables: useWatchMissionsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "openMissionCount"
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "period"
},
v3 = {
  "kind": "ScalarField",
  "name": "resetsAt"
},
v4 = {
  "kind": "ScalarField",
  "name": "currency"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useWatchMissionsSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "missionsChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "concreteType": "Mission",
            "kind": "LinkedField",
            "name": "missions",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "MissionCard_mission"
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
    "name": "useWatchMissionsSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "missionsChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "concreteType": "Mission",
            "kind": "LinkedField",
            "name": "missions",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "title"
              },
              {
                "kind": "ScalarField",
                "name": "goal"
              },
              {
                "kind": "ScalarField",
                "name": "progress"
              },
              (v4/*:: as any*/),
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "reward",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "amount"
                  },
                  (v4/*:: as any*/)
                ]
              },
              {
                "kind": "ScalarField",
                "name": "score"
              },
              {
                "kind": "ScalarField",
                "name": "state"
              }
            ]
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "20c8971d04932066a71aa9ee1df1369f7dcab4cf42f5c912622c328b82fe7fbc",
    "metadata": {},
    "name": "useWatchMissionsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c45ebd974c8b342449bb6dabcd67b79f";

export default node;
