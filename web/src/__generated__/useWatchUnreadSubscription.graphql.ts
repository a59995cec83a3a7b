/**
 * @generated SignedSource<<96cc83e5dc082423e8568dead96f8d29>>
 * @relayHash 9f5f24b4c379124df84202fae0aadfce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffa2c8763d4bda3f4c6bd6835ecc991770a4db8cb77c2bbef5f3820af65afbd1

import type { ConcreteRequest } from 'relay-runtime';
export type useWatchUnreadSubscription$variables = Record<PropertyKey, never>;
export type useWatchUnreadSubscription$data = {
  readonly unreadCountsChanged: {
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
          (v0/*:: as any*/)
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
    "id": "ffa2c8763d4bda3f4c6bd6835ecc991770a4db8cb77c2bbef5f3820af65afbd1",
    "metadata": {},
    "name": "useWatchUnreadSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d5b1f93589c1553eb61c6a834dde9cb7";

export default node;
