/**
 * @generated SignedSource<<b108281e14eabbf134becc0d68d5ca84>>
 * @relayHash af6177260fdb490127afa1e8303df006
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cf2cf2ac2be86237c0940f258023fa751908f9604b8005f89006d1df560f758

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ACCOUNT_CLOSED" | "ACCOUNT_LOCKED" | "AFFILIATE_CODE_INVALID" | "AGE_NOT_CONFIRMED" | "AGE_NOT_MET" | "CAPTCHA_INVALID" | "CAPTCHA_REQUIRED" | "CODE_EXPIRED" | "CODE_INVALID" | "CODE_TRIES_EXCEEDED" | "DEMO_NOT_AVAILABLE" | "DRAW_CLOSED" | "EMAIL_TAKEN" | "FAVORITE_LIMIT" | "FEATURE_DISABLED" | "GAME_MAINTENANCE" | "GAME_NOT_FOUND" | "HUMAN_CHECK_FAILED" | "ID_NUMBER_TAKEN" | "IMAGE_COUNT" | "IMAGE_TOO_LARGE" | "IMAGE_TYPE" | "INSUFFICIENT_BALANCE" | "LOGIN_FAILED" | "LOGIN_TOKEN_INVALID" | "MOBILE_TAKEN" | "NOT_AGENT_ACCOUNT" | "NOT_MEMBER_ACCOUNT" | "ORDER_NOT_CANCELLABLE" | "PASSWORD_INCORRECT" | "PASSWORD_REUSED" | "PASSWORD_WEAK" | "PHONE_CAPTCHA_FAILED" | "PHONE_CODE_EXPIRED" | "PHONE_CODE_INVALID" | "PHONE_CODE_MISSING" | "PHONE_INVALID" | "PHONE_MISSING" | "PHONE_OPERATION_NOT_ALLOWED" | "PHONE_QUOTA_EXCEEDED" | "PHONE_TOO_MANY_REQUESTS" | "PHONE_UNKNOWN" | "PLAY_TYPE_INVALID" | "RATE_LIMITED" | "REGISTRATION_CLOSED" | "RESET_LINK_INVALID" | "ROOM_FULL" | "SMS_SEND_FAILED" | "SMS_TOO_SOON" | "SOCIAL_NOT_LINKED" | "STAKE_OUT_OF_RANGE" | "TERMS_NOT_ACCEPTED" | "TRANSFER_CONFIRM_NEEDED" | "UNKNOWN" | "USERNAME_TAKEN" | "VALIDATION_FAILED" | "%future added value";
export type useCaptchaMutation$variables = Record<PropertyKey, never>;
export type useCaptchaMutation$data = {
  readonly requestCaptcha: {
    readonly captcha: {
      readonly id: string;
      readonly image: string;
    } | null;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  };
};
export type useCaptchaMutation = {
  response: useCaptchaMutation$data;
  variables: useCaptchaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RequestCaptchaPayload",
    "kind": "LinkedField",
    "name": "requestCaptcha",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Captcha",
        "kind": "LinkedField",
        "name": "captcha",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "image",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCaptchaMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCaptchaMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4cf2cf2ac2be86237c0940f258023fa751908f9604b8005f89006d1df560f758",
    "metadata": {},
    "name": "useCaptchaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "73d579e3580d2f8624ad304569f768a8";

export default node;
