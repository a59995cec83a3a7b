/**
 * @generated SignedSource<<6c37bc7f8a7da8ee7cccb941a1d16466>>
 * @relayHash c77e3c56c2c261d996a32315a77ed092
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac7c812b984c0b2f4b54ba564b259bcc6ad2f8bb72289dc328aada8d052f59af

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MobileScreenQuery$variables = Record<PropertyKey, never>;
export type MobileScreenQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"MobileField_site">;
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"MobileField_viewer">;
  };
};
export type MobileScreenQuery = {
  response: MobileScreenQuery$data;
  variables: MobileScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "MobileScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "MobileField_site"
          }
        ]
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "MobileField_viewer"
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
    "name": "MobileScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "concreteType": "Country",
            "kind": "LinkedField",
            "name": "countries",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "code"
              },
              {
                "kind": "ScalarField",
                "name": "name"
              },
              {
                "kind": "ScalarField",
                "name": "dialingCode"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      },
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
    "id": "ac7c812b984c0b2f4b54ba564b259bcc6ad2f8bb72289dc328aada8d052f59af",
    "metadata": {},
    "name": "MobileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "33c1e741c99660c31d309417e2806628";

export default node;
