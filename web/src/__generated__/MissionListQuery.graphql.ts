/**
 * @generated SignedSource<<abf53aa69eef9438274af54494a0cff4>>
 * @relayHash 2da3d048225bcf01e42c06e150971e08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e4d8c5040cbbb8825cb2ee32662042084edee4f3787b9983260a01ef57cd94b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissionPeriod = "DAILY" | "ONCE" | "UNKNOWN" | "WEEKLY" | "%future added value";
export type MissionListQuery$variables = Record<PropertyKey, never>;
export type MissionListQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly missions: ReadonlyArray<{
        readonly id: string;
        readonly period: MissionPeriod;
        readonly resetsAt: string | null;
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
                  (v3/*:: as any*/),
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
                      (v3/*:: as any*/)
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
              (v0/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "2e4d8c5040cbbb8825cb2ee32662042084edee4f3787b9983260a01ef57cd94b",
    "metadata": {},
    "name": "MissionListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "56e2b19b8bed1345b3e77e229c393436";

export default node;
