/**
 * @generated SignedSource<<90f1b6652edb2e3942c7f8048fec96be>>
 * @relayHash 0843f3a8bffa5cb398853e083e7bb989
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d5a8fbec4d6524ecf65fe34999635f36fed0fa403796177a7ba07fe881b4dc7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchLeaderboardSubscription$variables = {
  id: string;
  isMember: boolean;
};
export type WatchLeaderboardSubscription$data = {
  readonly leaderboardChanged: {
    readonly leaderboard: {
      readonly playerCount: number;
      readonly " $fragmentSpreads": FragmentRefs<"LeaderboardEnd_leaderboard" | "LeaderboardPlaces_leaderboard">;
    };
    readonly member?: {
      readonly " $fragmentSpreads": FragmentRefs<"MemberPlace_member">;
    } | null;
  };
};
export type WatchLeaderboardSubscription = {
  response: WatchLeaderboardSubscription$data;
  variables: WatchLeaderboardSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isMember"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "playerCount"
},
v3 = [
  {
    "kind": "Variable",
    "name": "leaderboardId",
    "variableName": "id"
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "currency"
},
v5 = {
  "kind": "ScalarField",
  "name": "rank"
},
v6 = {
  "kind": "ScalarField",
  "name": "score"
},
v7 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "prize",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "amount"
    },
    (v4/*:: as any*/)
  ]
},
v8 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "WatchLeaderboardSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "LeaderboardChange",
        "kind": "LinkedField",
        "name": "leaderboardChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "Leaderboard",
            "kind": "LinkedField",
            "name": "leaderboard",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "LeaderboardEnd_leaderboard"
              },
              {
                "kind": "FragmentSpread",
                "name": "LeaderboardPlaces_leaderboard"
              }
            ]
          },
          {
            "condition": "isMember",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  {
                    "args": (v3/*:: as any*/),
                    "kind": "FragmentSpread",
                    "name": "MemberPlace_member"
                  }
                ]
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WatchLeaderboardSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "LeaderboardChange",
        "kind": "LinkedField",
        "name": "leaderboardChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "Leaderboard",
            "kind": "LinkedField",
            "name": "leaderboard",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "state"
              },
              {
                "kind": "ScalarField",
                "name": "endsAt"
              },
              {
                "kind": "ScalarField",
                "name": "rule"
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "minimumStake",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ]
              },
              {
                "concreteType": "LeaderboardPlace",
                "kind": "LinkedField",
                "name": "places",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "account"
                  },
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ]
              },
              (v8/*:: as any*/)
            ]
          },
          {
            "condition": "isMember",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  {
                    "args": (v3/*:: as any*/),
                    "concreteType": "OwnLeaderboardPlace",
                    "kind": "LinkedField",
                    "name": "leaderboardPlace",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "isPaid"
                      },
                      (v7/*:: as any*/)
                    ]
                  },
                  (v8/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "4d5a8fbec4d6524ecf65fe34999635f36fed0fa403796177a7ba07fe881b4dc7",
    "metadata": {},
    "name": "WatchLeaderboardSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d50e151e7c3f58969a94b56dcf08e957";

export default node;
