/**
 * @generated SignedSource<<9b6a70af77c0fd1e82588e805262cf18>>
 * @relayHash 24290eb5cff39442f35a5027cba888f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f91805c1d124bb76b97998f20679fe325646beb34274eb61763096c115129f83

import type { ConcreteRequest } from 'relay-runtime';
export type useWatchFreeSpinsSubscription$variables = Record<PropertyKey, never>;
export type useWatchFreeSpinsSubscription$data = {
  readonly freeSpinsChanged: {
    readonly id: string;
  };
};
export type useWatchFreeSpinsSubscription = {
  response: useWatchFreeSpinsSubscription$data;
  variables: useWatchFreeSpinsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Member",
    "kind": "LinkedField",
    "name": "freeSpinsChanged",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useWatchFreeSpinsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useWatchFreeSpinsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f91805c1d124bb76b97998f20679fe325646beb34274eb61763096c115129f83",
    "metadata": {},
    "name": "useWatchFreeSpinsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7634ec0650b750be73b91aecba93e0f4";

export default node;
