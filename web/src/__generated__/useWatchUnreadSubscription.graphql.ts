/**
 * @generated SignedSource<<e603ea9e94b5b7485ed2366edb5c63a5>>
 * @relayHash 3c561b27a82e5ec33652b90231ee04c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f769cfe8eb7326e702c775f55044efb9b0839fd9000007f3fd6b1f57e4ab1d95

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWatchUnreadSubscription$variables = Record<PropertyKey, never>;
export type useWatchUnreadSubscription$data = {
  readonly unreadCountsChanged: {
    readonly club: {
      readonly " $fragmentSpreads": FragmentRefs<"ClubChip_club">;
    } | null;
    readonly unreadChatCount: number | null;
    readonly unreadMessageCount: number | null;
  };
};
export type useWatchUnreadSubscription = {
  response: useWatchUnreadSubscription$data;
  variables: useWatchUnreadSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadMessageCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadChatCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useWatchUnreadSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "unreadCountsChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ClubLevel",
            "kind": "LinkedField",
            "name": "club",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ClubChip_club"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useWatchUnreadSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "unreadCountsChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ClubLevel",
            "kind": "LinkedField",
            "name": "club",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rank",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "color",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "secondaryColor",
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
    ]
  },
  "params": {
    "id": "f769cfe8eb7326e702c775f55044efb9b0839fd9000007f3fd6b1f57e4ab1d95",
    "metadata": {},
    "name": "useWatchUnreadSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ffadbdaea286b7a3cc4be54884da7823";

export default node;
