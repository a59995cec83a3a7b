/**
 * @generated SignedSource<<8aaa213a70911f4284975c0dd9de295b>>
 * @relayHash 3ad8ee8d8ab8945d9ef607052395024f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fa31ae0be447e421abbb41428fd6b3adc5dff1a910407084b1018a8881e1e44

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangePasswordDialogQuery$variables = Record<PropertyKey, never>;
export type ChangePasswordDialogQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"usePasswordRule_site">;
  };
  readonly viewer: {
    readonly member: {
      readonly username: string;
    } | null;
  };
};
export type ChangePasswordDialogQuery = {
  response: ChangePasswordDialogQuery$data;
  variables: ChangePasswordDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "username"
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ChangePasswordDialogQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "usePasswordRule_site"
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
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
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
    "name": "ChangePasswordDialogQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "concreteType": "RegistrationSettings",
            "kind": "LinkedField",
            "name": "registration",
            "plural": false,
            "selections": [
              {
                "concreteType": "RegistrationForm",
                "kind": "LinkedField",
                "name": "username",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "RegistrationField",
                    "kind": "LinkedField",
                    "name": "fields",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "name"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "minLength"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "maxLength"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "pattern"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "patternId"
                      }
                    ]
                  }
                ]
              }
            ]
          },
          (v1/*:: as any*/)
        ]
      },
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
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "5fa31ae0be447e421abbb41428fd6b3adc5dff1a910407084b1018a8881e1e44",
    "metadata": {},
    "name": "ChangePasswordDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7e2c68a18ea9d0e2c5d3273c78ce41b6";

export default node;
