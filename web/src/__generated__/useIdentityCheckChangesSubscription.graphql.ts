/**
 * @generated SignedSource<<d0f38f4c94cfd6043a6cba40d79a1b58>>
 * @relayHash 7dec07c50ff5bfacad82bba95d2cf344
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00dcff6e69bff65a02cf1276e9d4af3ed9f49b1752c0fd1677ff9144f56e9514

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useIdentityCheckChangesSubscription$variables = Record<PropertyKey, never>;
export type useIdentityCheckChangesSubscription$data = {
  readonly identityCheckChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"IdentityCheckScreen_member">;
  };
};
export type useIdentityCheckChangesSubscription = {
  response: useIdentityCheckChangesSubscription$data;
  variables: useIdentityCheckChangesSubscription$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useIdentityCheckChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "identityCheckChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdentityCheckScreen_member"
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
    "name": "useIdentityCheckChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "identityCheckChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "IdentityCheck",
            "kind": "LinkedField",
            "name": "identityCheck",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRequired",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "acceptedKinds",
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
    "id": "00dcff6e69bff65a02cf1276e9d4af3ed9f49b1752c0fd1677ff9144f56e9514",
    "metadata": {},
    "name": "useIdentityCheckChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};

(node as any).hash = "869692d258f593b7ddecd425258457ea";

export default node;
