/**
 * @generated SignedSource<<44bc425e96d50d822f74b6456b958f32>>
 * @relayHash a8a697c11be33de4c78e2f2b8d0bd338
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f86328a3515d5953c5ca2a0827cf2f74f3ce1b0ba45013aa0564a4d15c5d81a2

import type { ConcreteRequest } from 'relay-runtime';
export type ResponsibleGamingCountryQuery$variables = Record<PropertyKey, never>;
export type ResponsibleGamingCountryQuery$data = {
  readonly viewer: {
    readonly systemStatus: {
      readonly country: string | null;
    } | null;
  };
};
export type ResponsibleGamingCountryQuery = {
  response: ResponsibleGamingCountryQuery$data;
  variables: ResponsibleGamingCountryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "concreteType": "SystemStatus",
  "kind": "LinkedField",
  "name": "systemStatus",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "country"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ResponsibleGamingCountryQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v0/*:: as any*/),
            "to": "NULL"
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
    "name": "ResponsibleGamingCountryQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "f86328a3515d5953c5ca2a0827cf2f74f3ce1b0ba45013aa0564a4d15c5d81a2",
    "metadata": {},
    "name": "ResponsibleGamingCountryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2861fb5b5d807d6155082bfb80d42ba9";

export default node;
