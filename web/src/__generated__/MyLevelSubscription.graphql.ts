/**
 * @generated SignedSource<<4c883c877a36b4be8e6d20d3baaf08b9>>
 * @relayHash b5e390d6d9bea9e3d2083c5bebb67510
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8719ab94f656ba80c9fcda858d55b5a36a51c8a30ee1c072f585a8f30a1491dd

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
  "kind": "ScalarField",
  "name": "rank"
},
v1 = {
  "concreteType": "VipLevel",
  "kind": "LinkedField",
  "name": "current",
  "plural": false,
  "selections": [
    {
      "concreteType": "ClubLevel",
      "kind": "LinkedField",
      "name": "club",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ]
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "MyLevelSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "vipProgressChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "ClubLevel",
            "kind": "LinkedField",
            "name": "club",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "ClubChip_club"
              }
            ]
          },
          {
            "concreteType": "VipProgress",
            "kind": "LinkedField",
            "name": "vipProgress",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "MyLevel_progress"
              }
            ]
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
    "name": "MyLevelSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "vipProgressChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "ClubLevel",
            "kind": "LinkedField",
            "name": "club",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "label"
              },
              (v0/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "color"
              },
              {
                "kind": "ScalarField",
                "name": "secondaryColor"
              }
            ]
          },
          {
            "concreteType": "VipProgress",
            "kind": "LinkedField",
            "name": "vipProgress",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "fragment": MyLevel_progress$normalization_graphql,
                "kind": "FragmentSpread"
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
    "id": "8719ab94f656ba80c9fcda858d55b5a36a51c8a30ee1c072f585a8f30a1491dd",
    "metadata": {},
    "name": "MyLevelSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2d9926ebdbeb57c0b4b86d115921b104";

export default node;
