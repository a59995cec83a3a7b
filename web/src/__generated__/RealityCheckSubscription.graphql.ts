/**
 * @generated SignedSource<<3a9463506c5496a7522ce419ff7627af>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "realityCheckAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RealityCheckSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "realityCheckChanged",
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
    "name": "RealityCheckSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "realityCheckChanged",
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
