/**
 * @generated SignedSource<<cc434f91709a90a7acb41b05014a2a68>>
 * @relayHash 8402aa720d6585c11e0be4306ac62304
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93e22bc9b46c9c33a133534c89ccbbf0cfe89bdb27093242e1b4cb09ad861e41

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasskeysScreenQuery$variables = Record<PropertyKey, never>;
export type PasskeysScreenQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"PasskeysScreen_member">;
    } | null;
  };
};
export type PasskeysScreenQuery = {
  response: PasskeysScreenQuery$data;
  variables: PasskeysScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PasskeysScreenQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "PasskeysScreen_member"
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
    "name": "PasskeysScreenQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "concreteType": "AccountSecurity",
                "kind": "LinkedField",
                "name": "security",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "Passkey",
                    "kind": "LinkedField",
                    "name": "passkeys",
                    "plural": true,
                    "selections": [
                      (v0/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "name"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "createdAt"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "lastUsedAt"
                      }
                    ]
                  }
                ]
              },
              (v0/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "93e22bc9b46c9c33a133534c89ccbbf0cfe89bdb27093242e1b4cb09ad861e41",
    "metadata": {},
    "name": "PasskeysScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0f9e84f227f6ea785f78b9f4fb2b91ee";

export default node;
