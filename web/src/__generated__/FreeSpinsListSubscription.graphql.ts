/**
 * @generated SignedSource<<90439c072fadf7598dfe44299189f34d>>
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
    "name": "FreeSpinsListSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
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
