/**
 * @generated SignedSource<<53773d4a0aa9b0351ae5a392088e2df7>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "claimableCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openMissionCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ClaimWatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "claimableChanged",
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
    "name": "ClaimWatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "claimableChanged",
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
