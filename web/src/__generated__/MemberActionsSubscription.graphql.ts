/**
 * @generated SignedSource<<e7161830dc8bc96cce30b8df8fb700b1>>
 * @relayHash 3b3c1c84fb15f83cb6599035b1ba1d3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b71a13f741c6987741580e09e2618d95019711306323d317bf2284f4b57576f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberActionsSubscription$variables = Record<PropertyKey, never>;
export type MemberActionsSubscription$data = {
  readonly unreadCountsChanged: {
    readonly club: {
      readonly " $fragmentSpreads": FragmentRefs<"ClubChip_club">;
    } | null;
    readonly unreadChatCount: number | null;
    readonly unreadMessageCount: number | null;
  };
};
export type MemberActionsSubscription = {
  response: MemberActionsSubscription$data;
  variables: MemberActionsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "unreadMessageCount"
},
v1 = {
  "kind": "ScalarField",
  "name": "unreadChatCount"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "MemberActionsSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "unreadCountsChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "concreteType": "ClubLevel",
            "kind": "LinkedField",
            "name": "club",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "ClubChip_club"
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
    "name": "MemberActionsSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "unreadCountsChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "concreteType": "ClubLevel",
            "kind": "LinkedField",
            "name": "club",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "label"
              },
              {
                "kind": "ScalarField",
                "name": "rank"
              },
              {
                "kind": "ScalarField",
                "name": "color"
              },
              {
                "kind": "ScalarField",
                "name": "secondaryColor"
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
  },
  "params": {
    "id": "8b71a13f741c6987741580e09e2618d95019711306323d317bf2284f4b57576f",
    "metadata": {},
    "name": "MemberActionsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c7e663d909858313dc70d8fc68a71f2d";

export default node;
