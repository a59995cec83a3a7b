/**
 * @generated SignedSource<<ed2d3ffa85335ffa0b85929bf468764d>>
 * @relayHash a4a3ddd7f27394e3fb48b8c6f19f8af9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01396e9001f17de6ae62be13b72bd1bf211fd3fde384379a56b3f7c80594de43

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchSignInSubscription$variables = Record<PropertyKey, never>;
export type WatchSignInSubscription$data = {
  readonly dailySignInChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"SignInScreen_member">;
  };
};
export type WatchSignInSubscription = {
  response: WatchSignInSubscription$data;
  variables: WatchSignInSubscription$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WatchSignInSubscription",
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
    "name": "WatchSignInSubscription",
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
    "id": "01396e9001f17de6ae62be13b72bd1bf211fd3fde384379a56b3f7c80594de43",
    "metadata": {},
    "name": "WatchSignInSubscription",
    "operationKind": "subscription",
    "text": null
  }
};

(node as any).hash = "aeca42343bcfe54ce4745a160298aa75";

export default node;
