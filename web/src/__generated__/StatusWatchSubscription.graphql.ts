/**
 * @generated SignedSource<<825eccc149df7b712b4df5cde29f3128>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StatusWatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SystemStatus",
        "kind": "LinkedField",
        "name": "systemStatusChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ClosedPage_status"
          }
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
    "name": "StatusWatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SystemStatus",
        "kind": "LinkedField",
        "name": "systemStatusChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endsAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contactUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ip",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "country",
            "storageKey": null
          }
        ],
        "storageKey": null
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
