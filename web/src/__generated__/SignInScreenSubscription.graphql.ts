/**
 * @generated SignedSource<<15d88b5eb53d8f06ce98590e3f5518b4>>
 * @relayHash 6432ed5e779d265da2b33e168512a8e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d04f07ee5baeb01e91aab25f0bef27f00e5af279d649cbe1a5272d584561a250

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInScreenSubscription$variables = Record<PropertyKey, never>;
export type SignInScreenSubscription$data = {
  readonly dailySignInChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"SignInScreen_member">;
  };
};
export type SignInScreenSubscription = {
  response: SignInScreenSubscription$data;
  variables: SignInScreenSubscription$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "SignInScreenSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "dailySignInChanged",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "SignInScreen_member"
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
    "name": "SignInScreenSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "dailySignInChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "SignInStanding",
            "kind": "LinkedField",
            "name": "dailySignIn",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "day"
              },
              {
                "kind": "ScalarField",
                "name": "streak"
              },
              {
                "kind": "ScalarField",
                "name": "isSigned"
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
    "id": "d04f07ee5baeb01e91aab25f0bef27f00e5af279d649cbe1a5272d584561a250",
    "metadata": {},
    "name": "SignInScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};

(node as any).hash = "34fcc9d3fdad30af0d075da8f2bce226";

export default node;
