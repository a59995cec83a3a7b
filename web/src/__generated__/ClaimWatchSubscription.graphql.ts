/**
 * @generated SignedSource<<61fb4a1e1e9ef847dde83c66c27b66eb>>
 * @relayHash afb2b22a6f7774fc5fcd076acb19d9cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bee9df1344188bf024e9e85396454b4fdaca1db9b34595e22f816f0a19b37453

import type { ConcreteRequest } from 'relay-runtime';
export type ClaimWatchSubscription$variables = Record<PropertyKey, never>;
export type ClaimWatchSubscription$data = {
  readonly claimableChanged: {
    readonly claimableCount: number | null;
    readonly openMissionCount: number;
  };
};
export type ClaimWatchSubscription = {
  response: ClaimWatchSubscription$data;
  variables: ClaimWatchSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "claimableCount"
},
v1 = {
  "kind": "ScalarField",
  "name": "openMissionCount"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ClaimWatchSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "claimableChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ClaimWatchSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "claimableChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "bee9df1344188bf024e9e85396454b4fdaca1db9b34595e22f816f0a19b37453",
    "metadata": {},
    "name": "ClaimWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e5e900713493cc66013ed670d264f7bf";

export default node;
