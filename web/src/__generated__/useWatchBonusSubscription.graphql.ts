/**
 * @generated SignedSource<<16fa17027df9dde640071e1311b9897e>>
 * @relayHash e56fe3aa71de02a54adf316b3a9db0fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e070bd255f2b212f5401ee035a5dc19551290349c1d8b46c87dfaff836b53b0e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWatchBonusSubscription$variables = {
  id: string;
};
export type useWatchBonusSubscription$data = {
  readonly bonusChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"BonusCard_bonus">;
  };
};
export type useWatchBonusSubscription = {
  response: useWatchBonusSubscription$data;
  variables: useWatchBonusSubscription$variables;
};

import BonusCard_bonus$normalization_graphql from './BonusCard_bonus$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useWatchBonusSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Bonus",
        "kind": "LinkedField",
        "name": "bonusChanged",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "BonusCard_bonus"
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWatchBonusSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Bonus",
        "kind": "LinkedField",
        "name": "bonusChanged",
        "plural": false,
        "selections": [
          {
            "fragment": BonusCard_bonus$normalization_graphql,
            "kind": "FragmentSpread"
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
    "id": "e070bd255f2b212f5401ee035a5dc19551290349c1d8b46c87dfaff836b53b0e",
    "metadata": {},
    "name": "useWatchBonusSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f2d45da63c431ba3fbf3059b4994b158";

export default node;
