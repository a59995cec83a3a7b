/**
 * @generated SignedSource<<a6f3902e644af5fac22a80e6a32555d9>>
 * @relayHash 9cc202c3b7561248e8f3b39a8fc82620
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db54c16a4ea06452daf7fa1b9958ff9a8e87a84bf24c2f6322c8dd72c823e3b6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissionPeriod = "DAILY" | "ONCE" | "UNKNOWN" | "WEEKLY" | "%future added value";
export type MissionState = "CLAIMABLE" | "CLAIMED" | "OPEN" | "UNKNOWN" | "%future added value";
export type MissionListQuery$variables = Record<PropertyKey, never>;
export type MissionListQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly missions: ReadonlyArray<{
        readonly id: string;
        readonly period: MissionPeriod;
        readonly resetsAt: string | null;
        readonly state: MissionState;
        readonly " $fragmentSpreads": FragmentRefs<"MissionCard_mission">;
      }>;
    } | null;
  };
};
export type MissionListQuery = {
  response: MissionListQuery$data;
  variables: MissionListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "period"
},
v2 = {
  "kind": "ScalarField",
  "name": "resetsAt"
},
v3 = {
  "kind": "ScalarField",
  "name": "state"
},
v4 = {
  "kind": "ScalarField",
  "name": "currency"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MissionListQuery",
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
                "concreteType": "Mission",
                "kind": "LinkedField",
                "name": "missions",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
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
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MissionListQuery",
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
                "concreteType": "Mission",
                "kind": "LinkedField",
                "name": "missions",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
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
                  }
                ]
              },
              (v0/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "db54c16a4ea06452daf7fa1b9958ff9a8e87a84bf24c2f6322c8dd72c823e3b6",
    "metadata": {},
    "name": "MissionListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "18f2c2b47517901f0bec6e998b8efadf";

export default node;
