/**
 * @generated SignedSource<<6f10ae7b0d5c5fc4678e772bff47cf69>>
 * @relayHash 338fe6d755d34a7c2725ca5d66654f48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 883c9ad72cbc6fd5a95f02e4cce1b66e4ddd918262e051aade5ea84a571aeda4

import type { ConcreteRequest } from 'relay-runtime';
export type SessionDelivery = "BEARER" | "COOKIE" | "%future added value";
export type UserErrorCode = "ACCOUNT_CLOSED" | "ACCOUNT_LOCKED" | "AGE_NOT_CONFIRMED" | "CAPTCHA_INVALID" | "CAPTCHA_REQUIRED" | "DEMO_NOT_AVAILABLE" | "FAVORITE_LIMIT" | "FEATURE_DISABLED" | "GAME_MAINTENANCE" | "GAME_NOT_FOUND" | "INSUFFICIENT_BALANCE" | "LOGIN_FAILED" | "LOGIN_TOKEN_INVALID" | "NOT_AGENT_ACCOUNT" | "NOT_MEMBER_ACCOUNT" | "RATE_LIMITED" | "TRANSFER_CONFIRM_NEEDED" | "UNKNOWN" | "VALIDATION_FAILED" | "%future added value";
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
      readonly code: UserErrorCode;
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
            "name": "code",
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
    "id": "883c9ad72cbc6fd5a95f02e4cce1b66e4ddd918262e051aade5ea84a571aeda4",
    "metadata": {},
    "name": "useLoginTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d4a53ffae12f3ef093f08b73074fd693";

export default node;
