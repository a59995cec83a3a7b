/**
 * @generated SignedSource<<d89aff39726e3d4709ac4c351893d16c>>
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
  "kind": "ScalarField",
  "name": "state"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "StatusWatchQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "SystemStatus",
            "kind": "LinkedField",
            "name": "systemStatus",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "ClosedPage_status"
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StatusWatchQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "SystemStatus",
            "kind": "LinkedField",
            "name": "systemStatus",
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
