/**
 * @generated SignedSource<<94acd3bd9875297a3476e6801b8116df>>
 * @relayHash 86a69ad94fb133b433a8d55688184a85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 149d363222ae5361471b349163424014589a8938db089feb2c9c6e085650f7b0

import type { ConcreteRequest } from 'relay-runtime';
export type useWatchRewardsSubscription$variables = Record<PropertyKey, never>;
export type useWatchRewardsSubscription$data = {
  readonly rewardsChanged: {
    readonly id: string;
  };
};
export type useWatchRewardsSubscription = {
  response: useWatchRewardsSubscription$data;
  variables: useWatchRewardsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "Member",
    "kind": "LinkedField",
    "name": "rewardsChanged",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useWatchRewardsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useWatchRewardsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "149d363222ae5361471b349163424014589a8938db089feb2c9c6e085650f7b0",
    "metadata": {},
    "name": "useWatchRewardsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9869be3f5c88d82859e9707a89c33cb5";

export default node;
