/**
 * @generated SignedSource<<76737d316adb9b656553e50b26a28535>>
 * @relayHash 9fdc0b6a400a02d5abe5ee342123e859
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afcc3d535ef247e7744bbed041976ac1dc94b208bf61ad281f8f10ac717766cc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SystemState = "MAINTENANCE" | "NORMAL" | "RESTRICTED" | "%future added value";
export type StatusWatchQuery$variables = Record<PropertyKey, never>;
export type StatusWatchQuery$data = {
  readonly viewer: {
    readonly systemStatus: {
      readonly state: SystemState;
      readonly " $fragmentSpreads": FragmentRefs<"ClosedPage_status">;
    } | null;
  };
};
export type StatusWatchQuery = {
  response: StatusWatchQuery$data;
  variables: StatusWatchQuery$variables;
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
    "name": "StatusWatchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SystemStatus",
            "kind": "LinkedField",
            "name": "systemStatus",
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
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StatusWatchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SystemStatus",
            "kind": "LinkedField",
            "name": "systemStatus",
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "afcc3d535ef247e7744bbed041976ac1dc94b208bf61ad281f8f10ac717766cc",
    "metadata": {},
    "name": "StatusWatchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "10c54995ca0df3ef98104ef4075f1c6e";

export default node;
