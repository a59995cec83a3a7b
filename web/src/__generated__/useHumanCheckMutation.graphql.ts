/**
 * @generated SignedSource<<85d3c76f6153d4a319f46b32b245ec31>>
 * @relayHash ad2c081f2249583d31cf3fd85cfe6bcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38aa581939fe311b086d8c0f218d31f0fe51645cbd4221393379d7f0f57659a3

import type { ConcreteRequest } from 'relay-runtime';
export type HumanCheckProvider = "NONE" | "POW" | "TURNSTILE" | "%future added value";
export type useHumanCheckMutation$variables = Record<PropertyKey, never>;
export type useHumanCheckMutation$data = {
  readonly requestHumanCheck: {
    readonly humanCheck: {
      readonly challenge: string | null;
      readonly provider: HumanCheckProvider;
      readonly siteKey: string | null;
    } | null;
  };
};
export type useHumanCheckMutation = {
  response: useHumanCheckMutation$data;
  variables: useHumanCheckMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RequestHumanCheckPayload",
    "kind": "LinkedField",
    "name": "requestHumanCheck",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "HumanCheck",
        "kind": "LinkedField",
        "name": "humanCheck",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "provider",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "challenge",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "siteKey",
            "storageKey": null
          }
        ],
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
    "name": "useHumanCheckMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useHumanCheckMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "38aa581939fe311b086d8c0f218d31f0fe51645cbd4221393379d7f0f57659a3",
    "metadata": {},
    "name": "useHumanCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3b744326bb3c9a716dd193bf3de519e2";

export default node;
