/**
 * @generated SignedSource<<f44aa2320160b94765e34c3e0b713a41>>
 * @relayHash 3803620168bfc600f79f864c730ce5b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11b3364b75f42fe138e17a7ed1adb2b3d4611931e78473385ae115cc9646fba3

import type { ConcreteRequest } from 'relay-runtime';
export type useWatchUnreadSubscription$variables = Record<PropertyKey, never>;
export type useWatchUnreadSubscription$data = {
  readonly unreadCountsChanged: {
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
          (v1/*:: as any*/)
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
    "id": "11b3364b75f42fe138e17a7ed1adb2b3d4611931e78473385ae115cc9646fba3",
    "metadata": {},
    "name": "useWatchUnreadSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e85d5135e9aecedead8220236a4918a0";

export default node;
