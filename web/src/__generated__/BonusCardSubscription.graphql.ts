/**
 * @generated SignedSource<<7b54fa21316ecf1150d0174a96d92eeb>>
 * @relayHash b5eb6df1ea3b0df33af499c232c742d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba911f50daaa1c509775dd78b5652b43157c66d0ee0b53f2f7a42a81a6d233c3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BonusCardSubscription$variables = {
  id: string;
};
export type BonusCardSubscription$data = {
  readonly bonusChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"BonusCard_bonus">;
  };
};
export type BonusCardSubscription = {
  response: BonusCardSubscription$data;
  variables: BonusCardSubscription$variables;
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
    "name": "BonusCardSubscription",
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
    "name": "BonusCardSubscription",
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
    "id": "ba911f50daaa1c509775dd78b5652b43157c66d0ee0b53f2f7a42a81a6d233c3",
    "metadata": {},
    "name": "BonusCardSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c01468374773c2a2d9d6b70f757737ec";

export default node;
