/**
 * @generated SignedSource<<1912372a837ec27400a7340da9eab5b4>>
 * @relayHash 9851d0c875c811bbb46427492d361fba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8d364569ad78daa3b50a49f6233004a26a332a2129043f818396c4c1d1a16b8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlayBreakKind = "SELF_EXCLUSION" | "TIME_OUT" | "UNKNOWN" | "%future added value";
export type PlayLimitKind = "DEPOSIT" | "LOSS" | "SESSION" | "UNKNOWN" | "WAGER" | "%future added value";
export type PlayLimitPeriod = "DAY" | "MONTH" | "UNKNOWN" | "WEEK" | "%future added value";
export type UserErrorCode = "ACCOUNT_CLOSED" | "ACCOUNT_LOCKED" | "ACCOUNT_NOT_EMPTY" | "ACCOUNT_SUSPENDED" | "AFFILIATE_CODE_INVALID" | "AGE_NOT_CONFIRMED" | "AGE_NOT_MET" | "ALREADY_APPLIED" | "ALREADY_CLAIMED" | "ALREADY_SIGNED" | "AMOUNT_OUT_OF_RANGE" | "BANK_CARD_COOLING" | "BANK_CARD_EXISTS" | "BANK_CARD_LIMIT" | "BET_NOT_ALLOWED" | "CAPTCHA_INVALID" | "CAPTCHA_REQUIRED" | "CHANNEL_UNAVAILABLE" | "CODE_EXPIRED" | "CODE_INVALID" | "CODE_TRIES_EXCEEDED" | "CONFIRM_WINDOW_CLOSED" | "CONTACT_COOLING" | "CONTACT_MISSING" | "CONTRACT_EXISTS" | "CONTRACT_LOWER_THAN_DOWNLINE" | "CONTRACT_RATE_TOO_HIGH" | "CONTRACT_STATE" | "CURRENCY_NOT_OFFERED" | "DEMO_NOT_AVAILABLE" | "DOWNLINE_NOT_FOUND" | "DRAW_CLOSED" | "EMAIL_TAKEN" | "EXPORT_TOO_LARGE" | "FAVORITE_LIMIT" | "FEATURE_DISABLED" | "FILTER_LIMIT" | "GAME_MAINTENANCE" | "GAME_NOT_FOUND" | "HUMAN_CHECK_FAILED" | "IDENTITY_CHECK_CLOSED" | "ID_NUMBER_TAKEN" | "IMAGE_COUNT" | "IMAGE_TOO_LARGE" | "IMAGE_TYPE" | "INSUFFICIENT_BALANCE" | "INVITE_LINK_LIMIT" | "KYC_REQUIRED" | "LOGIN_FAILED" | "LOGIN_TOKEN_INVALID" | "MFA_ENABLED" | "MFA_EXPIRED" | "MFA_INVALID" | "MOBILE_TAKEN" | "NOT_AGENT_ACCOUNT" | "NOT_ELIGIBLE" | "NOT_MEMBER_ACCOUNT" | "NO_TICKET" | "ORDER_NOT_CANCELLABLE" | "PASSKEY_INVALID" | "PASSKEY_LIMIT" | "PASSWORD_INCORRECT" | "PASSWORD_REUSED" | "PASSWORD_WEAK" | "PAYMENT_PASSWORD_INVALID" | "PAYMENT_PASSWORD_LOCKED" | "PAYMENT_PASSWORD_NOT_SET" | "PHONE_CAPTCHA_FAILED" | "PHONE_CODE_EXPIRED" | "PHONE_CODE_INVALID" | "PHONE_CODE_MISSING" | "PHONE_INVALID" | "PHONE_MISSING" | "PHONE_OPERATION_NOT_ALLOWED" | "PHONE_QUOTA_EXCEEDED" | "PHONE_TOO_MANY_REQUESTS" | "PHONE_UNKNOWN" | "PLAY_TYPE_INVALID" | "POINTS_INSUFFICIENT" | "PROMOTION_NOT_OPEN" | "PROOF_REQUIRED" | "RATE_LIMITED" | "REGISTRATION_CLOSED" | "RESET_LINK_INVALID" | "RESTRICTED_ABOVE" | "REWARD_LIMIT" | "REWARD_OUT_OF_STOCK" | "RG_LIMIT_PENDING" | "RG_LIMIT_REACHED" | "RG_REALITY_CHECK_PENDING" | "RG_SELF_EXCLUDED" | "RG_SESSION_LIMIT" | "RG_TIME_OUT" | "ROOM_FULL" | "SMS_SEND_FAILED" | "SMS_TOO_SOON" | "SOCIAL_NOT_LINKED" | "STAKE_OUT_OF_RANGE" | "TERMS_NOT_ACCEPTED" | "TRANSFER_CONFIRM_NEEDED" | "TRANSFER_LIMIT" | "TRANSFER_NOT_ALLOWED" | "TURNOVER_NOT_MET" | "UNKNOWN" | "USERNAME_TAKEN" | "VALIDATION_FAILED" | "WITHDRAW_LIMIT" | "WITHDRAW_NOT_ALLOWED" | "%future added value";
export type TransferToUplineInput = {
  amount: string;
  idempotencyKey: string;
  paymentPassword: string;
  remark?: string | null;
};
export type useTransferToMemberUplineMutation$variables = {
  input: TransferToUplineInput;
};
export type useTransferToMemberUplineMutation$data = {
  readonly transferToUpline: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null;
      readonly limit: {
        readonly amount: {
          readonly amount: string;
          readonly currency: string;
        } | null;
        readonly kind: PlayLimitKind;
        readonly left: {
          readonly amount: string;
          readonly currency: string;
        } | null;
        readonly minutes: number | null;
        readonly period: PlayLimitPeriod;
        readonly resetsAt: string | null;
        readonly used: {
          readonly amount: string;
          readonly currency: string;
        } | null;
        readonly usedMinutes: number | null;
      } | null;
      readonly message: string;
      readonly playBreak: {
        readonly kind: PlayBreakKind;
        readonly until: string | null;
      } | null;
      readonly retryAfter: number | null;
    }>;
    readonly wallet: {
      readonly transferTerms: {
        readonly " $fragmentSpreads": FragmentRefs<"MemberTransferForm_terms">;
      } | null;
      readonly " $fragmentSpreads": FragmentRefs<"Balance_wallet" | "MemberTransferForm_wallet">;
    } | null;
  };
};
export type useTransferToMemberUplineMutation = {
  response: useTransferToMemberUplineMutation$data;
  variables: useTransferToMemberUplineMutation$variables;
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
v2 = [
  {
    "kind": "Literal",
    "name": "direction",
    "value": "UPLINE"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "kind"
},
v4 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v5 = {
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "code"
    },
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
    },
    {
      "concreteType": "PlayLimit",
      "kind": "LinkedField",
      "name": "limit",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "period"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v4/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "minutes"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "used",
          "plural": false,
          "selections": (v4/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "usedMinutes"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "left",
          "plural": false,
          "selections": (v4/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "resetsAt"
        }
      ]
    },
    {
      "concreteType": "PlayBreak",
      "kind": "LinkedField",
      "name": "playBreak",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "until"
        }
      ]
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useTransferToMemberUplineMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "TransferToUplinePayload",
        "kind": "LinkedField",
        "name": "transferToUpline",
        "plural": false,
        "selections": [
          {
            "concreteType": "Wallet",
            "kind": "LinkedField",
            "name": "wallet",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "Balance_wallet"
              },
              {
                "kind": "FragmentSpread",
                "name": "MemberTransferForm_wallet"
              },
              {
                "args": (v2/*:: as any*/),
                "concreteType": "TransferTerms",
                "kind": "LinkedField",
                "name": "transferTerms",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "MemberTransferForm_terms"
                  }
                ],
                "storageKey": "transferTerms(direction:\"UPLINE\")"
              }
            ]
          },
          (v5/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTransferToMemberUplineMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "TransferToUplinePayload",
        "kind": "LinkedField",
        "name": "transferToUpline",
        "plural": false,
        "selections": [
          {
            "concreteType": "Wallet",
            "kind": "LinkedField",
            "name": "wallet",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "id"
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "available",
                "plural": false,
                "selections": (v4/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "bonus",
                "plural": false,
                "selections": (v4/*:: as any*/)
              },
              {
                "args": (v2/*:: as any*/),
                "concreteType": "TransferTerms",
                "kind": "LinkedField",
                "name": "transferTerms",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "TransferReceiver",
                    "kind": "LinkedField",
                    "name": "upline",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "account"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "nickname"
                      }
                    ]
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "least",
                    "plural": false,
                    "selections": (v4/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "most",
                    "plural": false,
                    "selections": (v4/*:: as any*/)
                  },
                  {
                    "kind": "ScalarField",
                    "name": "dailyCount"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "dailyCountLeft"
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "dailyAmountLeft",
                    "plural": false,
                    "selections": (v4/*:: as any*/)
                  }
                ],
                "storageKey": "transferTerms(direction:\"UPLINE\")"
              }
            ]
          },
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "a8d364569ad78daa3b50a49f6233004a26a332a2129043f818396c4c1d1a16b8",
    "metadata": {},
    "name": "useTransferToMemberUplineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b0f3d40036a1b688b7965fdb9a45dfc5";

export default node;
