/**
 * @generated SignedSource<<d62e039ec863c9cbae4e1e8720a7f9c3>>
 * @relayHash b74c35a885b15da5a5811c857a169dab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9b28e24b6ad14bb8512d0c325f311978356122243ace020b5257dd2c0fc421b

import type { ConcreteRequest } from 'relay-runtime';
export type FreeSpinsListSubscription$variables = Record<PropertyKey, never>;
export type FreeSpinsListSubscription$data = {
  readonly freeSpinsChanged: {
    readonly id: string;
  };
};
export type FreeSpinsListSubscription = {
  response: FreeSpinsListSubscription$data;
  variables: FreeSpinsListSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "Member",
    "kind": "LinkedField",
    "name": "freeSpinsChanged",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "FreeSpinsListSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FreeSpinsListSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "a9b28e24b6ad14bb8512d0c325f311978356122243ace020b5257dd2c0fc421b",
    "metadata": {},
    "name": "FreeSpinsListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2035044661522b492adeef09d279c154";

export default node;
