/**
 * @generated SignedSource<<0acbc20d3e6ab456d0f37119e7bb1f46>>
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
    "metadata": null,
    "name": "SignInScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "dailySignInChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SignInScreen_member"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SignInScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "dailySignInChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SignInStanding",
            "kind": "LinkedField",
            "name": "dailySignIn",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "day",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "streak",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isSigned",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
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
