/**
 * @generated SignedSource<<4a781baa1da91ab7058fb4c5ebd45c28>>
 * @relayHash 25ca14165e5f784d4fee71b660a08853
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57294762a78e7ea2b840cbe4e46a8449accae960170c25f9b9807a4167182b16

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberPlaceQuery$variables = {
  leaderboardId: string;
};
export type MemberPlaceQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"MemberPlace_member">;
    } | null;
  };
};
export type MemberPlaceQuery = {
  response: MemberPlaceQuery$data;
  variables: MemberPlaceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "leaderboardId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "leaderboardId",
    "variableName": "leaderboardId"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MemberPlaceQuery",
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
                "args": (v1/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "MemberPlace_member"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MemberPlaceQuery",
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
                "args": (v1/*:: as any*/),
                "concreteType": "OwnLeaderboardPlace",
                "kind": "LinkedField",
                "name": "leaderboardPlace",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "rank"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "score"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "isPaid"
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "prize",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "amount"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "currency"
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
    "id": "57294762a78e7ea2b840cbe4e46a8449accae960170c25f9b9807a4167182b16",
    "metadata": {},
    "name": "MemberPlaceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "53f3c88c231211c6fad9084575f34502";

export default node;
