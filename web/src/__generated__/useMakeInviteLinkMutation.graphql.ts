/**
 * @generated SignedSource<<d814fac0a04ef09d1b5d0ffa94119038>>
 * @relayHash d75110befc7d39ea3b362e4f67a61ae5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d000aa0a4ea35621fc27b7d73861a3edea46b81a40a5a2ab8ddd663c3daabe74

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DownlineKind = "AGENT" | "PLAYER" | "%future added value";
export type UserErrorCode = "ACCOUNT_CLOSED" | "ACCOUNT_LOCKED" | "ACCOUNT_NOT_EMPTY" | "ACCOUNT_SUSPENDED" | "AFFILIATE_CODE_INVALID" | "AGE_NOT_CONFIRMED" | "AGE_NOT_MET" | "ALREADY_APPLIED" | "ALREADY_CLAIMED" | "ALREADY_SIGNED" | "AMOUNT_OUT_OF_RANGE" | "BANK_CARD_COOLING" | "BANK_CARD_EXISTS" | "BANK_CARD_LIMIT" | "BET_NOT_ALLOWED" | "CAPTCHA_INVALID" | "CAPTCHA_REQUIRED" | "CHANNEL_UNAVAILABLE" | "CODE_EXPIRED" | "CODE_INVALID" | "CODE_TRIES_EXCEEDED" | "CONFIRM_WINDOW_CLOSED" | "CONTACT_COOLING" | "CONTACT_MISSING" | "CONTRACT_EXISTS" | "CONTRACT_LOWER_THAN_DOWNLINE" | "CONTRACT_RATE_TOO_HIGH" | "CONTRACT_STATE" | "CURRENCY_NOT_OFFERED" | "DEMO_NOT_AVAILABLE" | "DOWNLINE_NOT_FOUND" | "DRAW_CLOSED" | "EMAIL_TAKEN" | "EXPORT_TOO_LARGE" | "FAVORITE_LIMIT" | "FEATURE_DISABLED" | "FILTER_LIMIT" | "GAME_MAINTENANCE" | "GAME_NOT_FOUND" | "HUMAN_CHECK_FAILED" | "IDENTITY_CHECK_CLOSED" | "ID_NUMBER_TAKEN" | "IMAGE_COUNT" | "IMAGE_TOO_LARGE" | "IMAGE_TYPE" | "INSUFFICIENT_BALANCE" | "INVITE_LINK_LIMIT" | "KYC_REQUIRED" | "LOGIN_FAILED" | "LOGIN_TOKEN_INVALID" | "MFA_ENABLED" | "MFA_EXPIRED" | "MFA_INVALID" | "MOBILE_TAKEN" | "NOT_AGENT_ACCOUNT" | "NOT_ELIGIBLE" | "NOT_MEMBER_ACCOUNT" | "NO_TICKET" | "ORDER_NOT_CANCELLABLE" | "PASSKEY_INVALID" | "PASSKEY_LIMIT" | "PASSWORD_INCORRECT" | "PASSWORD_REUSED" | "PASSWORD_WEAK" | "PAYMENT_PASSWORD_INVALID" | "PAYMENT_PASSWORD_LOCKED" | "PAYMENT_PASSWORD_NOT_SET" | "PHONE_CAPTCHA_FAILED" | "PHONE_CODE_EXPIRED" | "PHONE_CODE_INVALID" | "PHONE_CODE_MISSING" | "PHONE_INVALID" | "PHONE_MISSING" | "PHONE_OPERATION_NOT_ALLOWED" | "PHONE_QUOTA_EXCEEDED" | "PHONE_TOO_MANY_REQUESTS" | "PHONE_UNKNOWN" | "PLAY_TYPE_INVALID" | "POINTS_INSUFFICIENT" | "PROMOTION_NOT_OPEN" | "PROOF_REQUIRED" | "RATE_LIMITED" | "REGISTRATION_CLOSED" | "RESET_LINK_INVALID" | "RESTRICTED_ABOVE" | "REWARD_LIMIT" | "REWARD_OUT_OF_STOCK" | "RG_LIMIT_PENDING" | "RG_LIMIT_REACHED" | "RG_REALITY_CHECK_PENDING" | "RG_SELF_EXCLUDED" | "RG_SESSION_LIMIT" | "RG_TIME_OUT" | "ROOM_FULL" | "SMS_SEND_FAILED" | "SMS_TOO_SOON" | "SOCIAL_NOT_LINKED" | "STAKE_OUT_OF_RANGE" | "TERMS_NOT_ACCEPTED" | "TRANSFER_CONFIRM_NEEDED" | "TRANSFER_LIMIT" | "TRANSFER_NOT_ALLOWED" | "TURNOVER_NOT_MET" | "UNKNOWN" | "USERNAME_TAKEN" | "VALIDATION_FAILED" | "WITHDRAW_LIMIT" | "WITHDRAW_NOT_ALLOWED" | "%future added value";
export type CreateInviteLinkInput = {
  expiresAt?: string | null;
  kind: DownlineKind;
  label?: string | null;
  rebate: string;
};
export type useMakeInviteLinkMutation$variables = {
  input: CreateInviteLinkInput;
};
export type useMakeInviteLinkMutation$data = {
  readonly createInviteLink: {
    readonly agent: {
      readonly " $fragmentSpreads": FragmentRefs<"InviteLinks_agent" | "useMakeInviteLink_agent">;
    } | null;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null;
      readonly message: string;
      readonly retryAfter: number | null;
    }>;
  };
};
export type useMakeInviteLinkMutation = {
  response: useMakeInviteLinkMutation$data;
  variables: useMakeInviteLinkMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "label"
},
v4 = {
  "kind": "ScalarField",
  "name": "kind"
},
v5 = {
  "kind": "ScalarField",
  "name": "rebate"
},
v6 = {
  "kind": "ScalarField",
  "name": "expiresAt"
},
v7 = {
  "kind": "ScalarField",
  "name": "code"
},
v8 = {
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "field"
    },
    {
      "kind": "ScalarField",
      "name": "message"
    },
    {
      "kind": "ScalarField",
      "name": "retryAfter"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useMakeInviteLinkMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CreateInviteLinkPayload",
        "kind": "LinkedField",
        "name": "createInviteLink",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "InviteLinks_agent"
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useMakeInviteLink_agent",
                "selections": [
                  {
                    "concreteType": "InviteLink",
                    "kind": "LinkedField",
                    "name": "inviteLinks",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/)
                    ]
                  }
                ],
                "argumentDefinitions": []
              }
            ]
          },
          (v8/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMakeInviteLinkMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CreateInviteLinkPayload",
        "kind": "LinkedField",
        "name": "createInviteLink",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "concreteType": "InviteLink",
                "kind": "LinkedField",
                "name": "inviteLinks",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "internalID"
                  },
                  (v7/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "url"
                  },
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "isExpired"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "clickCount"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "signUpCount"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "firstDepositCount"
                  }
                ]
              },
              (v2/*:: as any*/)
            ]
          },
          (v8/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "d000aa0a4ea35621fc27b7d73861a3edea46b81a40a5a2ab8ddd663c3daabe74",
    "metadata": {},
    "name": "useMakeInviteLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "82a97f1edf4f563110c214b56e97307c";

export default node;
