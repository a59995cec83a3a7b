/**
 * @generated SignedSource<<f9a53bec2643b8fe2e39b3c686a2f74d>>
 * @relayHash ef3d7ebe10dda8ddc0c4b677b029f70e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51e4dbb30efde4ee27898399468690246c8b1c84932ba7e95b69d7b5634b5f0a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdentityCheckScreenSubscription$variables = Record<PropertyKey, never>;
export type IdentityCheckScreenSubscription$data = {
  readonly identityCheckChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"IdentityCheckScreen_member">;
  };
};
export type IdentityCheckScreenSubscription = {
  response: IdentityCheckScreenSubscription$data;
  variables: IdentityCheckScreenSubscription$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "IdentityCheckScreenSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "identityCheckChanged",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "IdentityCheckScreen_member"
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "IdentityCheckScreenSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "identityCheckChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "IdentityCheck",
            "kind": "LinkedField",
            "name": "identityCheck",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "status"
              },
              {
                "kind": "ScalarField",
                "name": "reason"
              },
              {
                "kind": "ScalarField",
                "name": "isRequired"
              },
              {
                "kind": "ScalarField",
                "name": "acceptedKinds"
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
    "id": "51e4dbb30efde4ee27898399468690246c8b1c84932ba7e95b69d7b5634b5f0a",
    "metadata": {},
    "name": "IdentityCheckScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};

(node as any).hash = "c806ff42c4f9d1456c93d40384ac1f93";

export default node;
