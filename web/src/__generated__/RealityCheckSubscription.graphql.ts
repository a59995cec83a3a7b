/**
 * @generated SignedSource<<5ab1afab4083259939fcf1c023ec17cc>>
 * @relayHash db589c4f29324efb3c21fbaca36238e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bc8502f29fbd644ab93e691f691454e8c06dce88fae5c5b485f59751daef8aa

import type { ConcreteRequest } from 'relay-runtime';
export type RealityCheckSubscription$variables = Record<PropertyKey, never>;
export type RealityCheckSubscription$data = {
  readonly realityCheckChanged: {
    readonly realityCheckAt: string | null;
  };
};
export type RealityCheckSubscription = {
  response: RealityCheckSubscription$data;
  variables: RealityCheckSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "realityCheckAt"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "RealityCheckSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "realityCheckChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RealityCheckSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "realityCheckChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "5bc8502f29fbd644ab93e691f691454e8c06dce88fae5c5b485f59751daef8aa",
    "metadata": {},
    "name": "RealityCheckSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d5fa0b753fd79bc5ae8693e9f7095fee";

export default node;
