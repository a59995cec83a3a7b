/**
 * @generated SignedSource<<1daf1ec7e1bb7471b2ac73e868da8d92>>
 * @relayHash 6cccd3ed50ce05a1a1207224bfb97187
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc10710cc850576c872e46e21bff9d62d0895ef0e773464dcedb7f38d04ce5bc

import type { ConcreteRequest } from 'relay-runtime';
export type SubscribeToWebPushInput = {
  auth: string;
  endpoint: string;
  p256dh: string;
};
export type useDevicePushSubscribeMutation$variables = {
  input: SubscribeToWebPushInput;
};
export type useDevicePushSubscribeMutation$data = {
  readonly subscribeToWebPush: {
    readonly isSubscribed: boolean;
  };
};
export type useDevicePushSubscribeMutation = {
  response: useDevicePushSubscribeMutation$data;
  variables: useDevicePushSubscribeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SubscribeToWebPushPayload",
    "kind": "LinkedField",
    "name": "subscribeToWebPush",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "isSubscribed"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useDevicePushSubscribeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDevicePushSubscribeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fc10710cc850576c872e46e21bff9d62d0895ef0e773464dcedb7f38d04ce5bc",
    "metadata": {},
    "name": "useDevicePushSubscribeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a432e72e479a23e6f28a021c5fb5bef";

export default node;
