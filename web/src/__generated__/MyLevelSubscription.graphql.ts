/**
 * @generated SignedSource<<7fbf21210baa4a5aeb1f821d82c0b86d>>
 * @relayHash dc78f9fdd47fda48c1cba4c033e95ce4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c9976b07d664b834ebf6cfc0b60d1c16c9830033ec1f1df515605bc08d5b7c4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyLevelSubscription$variables = Record<PropertyKey, never>;
export type MyLevelSubscription$data = {
  readonly vipProgressChanged: {
    readonly club: {
      readonly " $fragmentSpreads": FragmentRefs<"ClubChip_club">;
    } | null;
    readonly vipProgress: {
      readonly current: {
        readonly club: {
          readonly rank: number;
        };
      };
      readonly " $fragmentSpreads": FragmentRefs<"MyLevel_progress">;
    } | null;
  };
};
export type MyLevelSubscription = {
  response: MyLevelSubscription$data;
  variables: MyLevelSubscription$variables;
};

import MyLevel_progress$normalization_graphql from './MyLevel_progress$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rank",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "VipLevel",
  "kind": "LinkedField",
  "name": "current",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ClubLevel",
      "kind": "LinkedField",
      "name": "club",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MyLevelSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "vipProgressChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ClubLevel",
            "kind": "LinkedField",
            "name": "club",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ClubChip_club"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VipProgress",
            "kind": "LinkedField",
            "name": "vipProgress",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MyLevel_progress"
              }
            ],
            "storageKey": null
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
    "name": "MyLevelSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "vipProgressChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ClubLevel",
            "kind": "LinkedField",
            "name": "club",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              },
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "color",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "secondaryColor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VipProgress",
            "kind": "LinkedField",
            "name": "vipProgress",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "args": null,
                "fragment": MyLevel_progress$normalization_graphql,
                "kind": "FragmentSpread"
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
    "id": "5c9976b07d664b834ebf6cfc0b60d1c16c9830033ec1f1df515605bc08d5b7c4",
    "metadata": {},
    "name": "MyLevelSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2d9926ebdbeb57c0b4b86d115921b104";

export default node;
