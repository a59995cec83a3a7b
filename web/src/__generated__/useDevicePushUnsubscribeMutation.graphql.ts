/**
 * @generated SignedSource<<4522c7c1b249432859103baa8579db0d>>
 * @relayHash fcf7ca76bf5d7b982058421143769c44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7f438b4dcc87eb6cf3cfe7018036186aedea65f1d65a620875d5844bd5b4228

import type { ConcreteRequest } from 'relay-runtime';
export type UnsubscribeFromWebPushInput = {
  endpoint: string;
};
export type useDevicePushUnsubscribeMutation$variables = {
  input: UnsubscribeFromWebPushInput;
};
export type useDevicePushUnsubscribeMutation$data = {
  readonly unsubscribeFromWebPush: {
    readonly isSubscribed: boolean;
  };
};
export type useDevicePushUnsubscribeMutation = {
  response: useDevicePushUnsubscribeMutation$data;
  variables: useDevicePushUnsubscribeMutation$variables;
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
    "concreteType": "UnsubscribeFromWebPushPayload",
    "kind": "LinkedField",
    "name": "unsubscribeFromWebPush",
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
    "name": "useDevicePushUnsubscribeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDevicePushUnsubscribeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f7f438b4dcc87eb6cf3cfe7018036186aedea65f1d65a620875d5844bd5b4228",
    "metadata": {},
    "name": "useDevicePushUnsubscribeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ce20ca77eeaa5afb88550f6279bca196";

export default node;
