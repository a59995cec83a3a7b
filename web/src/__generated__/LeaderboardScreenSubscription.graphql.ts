/**
 * @generated SignedSource<<c4050ef61f7335f4133ffcc6b1d98b1b>>
 * @relayHash 3acf621a2715e2fa4331b57918c09cd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06aa66a438850d5b7f0edb587168976552b5293f33cb852f8a228d9e1c9e259a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeaderboardScreenSubscription$variables = {
  id: string;
  isMember: boolean;
};
export type LeaderboardScreenSubscription$data = {
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
export type LeaderboardScreenSubscription = {
  response: LeaderboardScreenSubscription$data;
  variables: LeaderboardScreenSubscription$variables;
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
    "name": "LeaderboardScreenSubscription",
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
    "name": "LeaderboardScreenSubscription",
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
    "id": "06aa66a438850d5b7f0edb587168976552b5293f33cb852f8a228d9e1c9e259a",
    "metadata": {},
    "name": "LeaderboardScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a4de6a65171d38705008da9d4345d21d";

export default node;
