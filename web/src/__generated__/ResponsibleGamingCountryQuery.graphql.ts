/**
 * @generated SignedSource<<1450545bcaa13bd1fa95cc39db6dd4a9>>
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
  "alias": null,
  "args": null,
  "concreteType": "SystemStatus",
  "kind": "LinkedField",
  "name": "systemStatus",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ResponsibleGamingCountryQuery",
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
            "kind": "CatchField",
            "field": (v0/*:: as any*/),
            "to": "NULL"
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
    "name": "ResponsibleGamingCountryQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
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
