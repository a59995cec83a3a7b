/**
 * @generated SignedSource<<a21c02f580c37701998a6d586878f751>>
 * @relayHash 338fe6d755d34a7c2725ca5d66654f48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 883c9ad72cbc6fd5a95f02e4cce1b66e4ddd918262e051aade5ea84a571aeda4

import type { ConcreteRequest } from 'relay-runtime';
export type SessionDelivery = "BEARER" | "COOKIE" | "%future added value";
export type UserErrorCode = "ACCOUNT_CLOSED" | "ACCOUNT_LOCKED" | "AFFILIATE_CODE_INVALID" | "AGE_NOT_CONFIRMED" | "AGE_NOT_MET" | "CAPTCHA_INVALID" | "CAPTCHA_REQUIRED" | "CODE_EXPIRED" | "CODE_INVALID" | "CODE_TRIES_EXCEEDED" | "DEMO_NOT_AVAILABLE" | "EMAIL_TAKEN" | "FAVORITE_LIMIT" | "FEATURE_DISABLED" | "GAME_MAINTENANCE" | "GAME_NOT_FOUND" | "HUMAN_CHECK_FAILED" | "ID_NUMBER_TAKEN" | "INSUFFICIENT_BALANCE" | "LOGIN_FAILED" | "LOGIN_TOKEN_INVALID" | "MOBILE_TAKEN" | "NOT_AGENT_ACCOUNT" | "NOT_MEMBER_ACCOUNT" | "PASSWORD_INCORRECT" | "PASSWORD_REUSED" | "PASSWORD_WEAK" | "PHONE_CAPTCHA_FAILED" | "PHONE_CODE_EXPIRED" | "PHONE_CODE_INVALID" | "PHONE_CODE_MISSING" | "PHONE_INVALID" | "PHONE_MISSING" | "PHONE_OPERATION_NOT_ALLOWED" | "PHONE_QUOTA_EXCEEDED" | "PHONE_TOO_MANY_REQUESTS" | "PHONE_UNKNOWN" | "RATE_LIMITED" | "REGISTRATION_CLOSED" | "RESET_LINK_INVALID" | "SMS_SEND_FAILED" | "SMS_TOO_SOON" | "SOCIAL_NOT_LINKED" | "TERMS_NOT_ACCEPTED" | "TRANSFER_CONFIRM_NEEDED" | "UNKNOWN" | "USERNAME_TAKEN" | "VALIDATION_FAILED" | "%future added value";
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
