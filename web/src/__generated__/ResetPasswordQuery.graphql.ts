/**
 * @generated SignedSource<<7672550ae1fae365337dd65278e646e2>>
 * @relayHash f39c510249bf5aae3bce9297fba9ef23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a505d4e77e35db91d74b266a55a4b901e20e239bf4b73f7bade244c22869f4e9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResetPasswordQuery$variables = Record<PropertyKey, never>;
export type ResetPasswordQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"usePasswordRule_site">;
  };
};
export type ResetPasswordQuery = {
  response: ResetPasswordQuery$data;
  variables: ResetPasswordQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ResetPasswordQuery",
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
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ResetPasswordQuery",
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
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "a505d4e77e35db91d74b266a55a4b901e20e239bf4b73f7bade244c22869f4e9",
    "metadata": {},
    "name": "ResetPasswordQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "36d286dd252b31fb551c090cc89aeeee";

export default node;
