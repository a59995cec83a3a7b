/**
 * @generated SignedSource<<12b4f0bae253f8df8f3af941ef702f9e>>
 * @relayHash 246c419bc18e1f304e6df87eaa14582f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f589fb367151e09d3ee7f98102a160124cb187f01c90cabaf1da749e984c4dd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SystemState = "MAINTENANCE" | "NORMAL" | "RESTRICTED" | "%future added value";
export type StatusWatchSubscription$variables = Record<PropertyKey, never>;
export type StatusWatchSubscription$data = {
  readonly systemStatusChanged: {
    readonly state: SystemState;
    readonly " $fragmentSpreads": FragmentRefs<"ClosedPage_status">;
  };
};
export type StatusWatchSubscription = {
  response: StatusWatchSubscription$data;
  variables: StatusWatchSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "state"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "StatusWatchSubscription",
    "selections": [
      {
        "concreteType": "SystemStatus",
        "kind": "LinkedField",
        "name": "systemStatusChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "ClosedPage_status"
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StatusWatchSubscription",
    "selections": [
      {
        "concreteType": "SystemStatus",
        "kind": "LinkedField",
        "name": "systemStatusChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "endsAt"
          },
          {
            "kind": "ScalarField",
            "name": "contactUrl"
          },
          {
            "kind": "ScalarField",
            "name": "ip"
          },
          {
            "kind": "ScalarField",
            "name": "country"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "3f589fb367151e09d3ee7f98102a160124cb187f01c90cabaf1da749e984c4dd",
    "metadata": {},
    "name": "StatusWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7e2623ef67454fe120da33c3d464cccb";

export default node;
