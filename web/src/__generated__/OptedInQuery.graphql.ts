/**
 * @generated SignedSource<<0865b218d2dc8a404af8770c6ca44af8>>
 * @relayHash 3e41bc84db20cd9f6dd63ad922755ea7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77f481d836d63c047ff6aa05d5f3e08e1a7cd63967cd4a4e86793a6f774fe424

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OptedInQuery$variables = Record<PropertyKey, never>;
export type OptedInQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"OptedIn_member">;
    } | null;
  };
};
export type OptedInQuery = {
  response: OptedInQuery$data;
  variables: OptedInQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "OptedInQuery",
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
                "name": "OptedIn_member"
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
    "name": "OptedInQuery",
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
                "concreteType": "JackpotOptIn",
                "kind": "LinkedField",
                "name": "jackpotOptIns",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "jackpotId"
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
      }
    ]
  },
  "params": {
    "id": "77f481d836d63c047ff6aa05d5f3e08e1a7cd63967cd4a4e86793a6f774fe424",
    "metadata": {},
    "name": "OptedInQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "c09a4af2b161d6f2429303dfea76d63e";

export default node;
