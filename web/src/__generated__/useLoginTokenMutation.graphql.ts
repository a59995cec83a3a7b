/**
 * @generated SignedSource<<e8ffba2adb7d36ebe014adac81e53211>>
 * @relayHash b83cf3f643c4dabeaa424f814f17fb6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b876d11a789a7962b8434446b92ee903be92069588086631ae94468b40c25099

import type { ConcreteRequest } from 'relay-runtime';
export type SessionDelivery = "BEARER" | "COOKIE" | "%future added value";
export type LogInWithTokenInput = {
  delivery?: SessionDelivery;
  token: string;
};
export type useLoginTokenMutation$variables = {
  input: LogInWithTokenInput;
};
export type useLoginTokenMutation$data = {
  readonly logInWithToken: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useLoginTokenMutation = {
  response: useLoginTokenMutation$data;
  variables: useLoginTokenMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "LogInPayload",
    "kind": "LinkedField",
    "name": "logInWithToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLoginTokenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLoginTokenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b876d11a789a7962b8434446b92ee903be92069588086631ae94468b40c25099",
    "metadata": {},
    "name": "useLoginTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7c456bdd35221ae8370d63fd06cf8f88";

export default node;
