/**
 * @generated SignedSource<<7de8b6ee87a9df60956cfdaa1e111582>>
 * @relayHash 20d0f222dc4b84e4b5e75421f4989ea2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26945c96896b810e6a50dd8aacc7f510b48a9e007952bf3e15548156c352ef98

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlayBreakKind = "SELF_EXCLUSION" | "TIME_OUT" | "UNKNOWN" | "%future added value";
export type PlayLimitKind = "DEPOSIT" | "LOSS" | "SESSION" | "UNKNOWN" | "WAGER" | "%future added value";
export type PlayLimitPeriod = "DAY" | "MONTH" | "UNKNOWN" | "WEEK" | "%future added value";
export type UserErrorCode = "ACCOUNT_CLOSED" | "ACCOUNT_LOCKED" | "ACCOUNT_NOT_EMPTY" | "ACCOUNT_SUSPENDED" | "AFFILIATE_CODE_INVALID" | "AGE_NOT_CONFIRMED" | "AGE_NOT_MET" | "ALREADY_APPLIED" | "ALREADY_CLAIMED" | "ALREADY_SIGNED" | "AMOUNT_OUT_OF_RANGE" | "BANK_CARD_COOLING" | "BANK_CARD_EXISTS" | "BANK_CARD_LIMIT" | "BET_NOT_ALLOWED" | "CAPTCHA_INVALID" | "CAPTCHA_REQUIRED" | "CHANNEL_UNAVAILABLE" | "CODE_EXPIRED" | "CODE_INVALID" | "CODE_TRIES_EXCEEDED" | "CONFIRM_WINDOW_CLOSED" | "CONTACT_COOLING" | "CONTACT_MISSING" | "CONTRACT_EXISTS" | "CONTRACT_LOWER_THAN_DOWNLINE" | "CONTRACT_RATE_TOO_HIGH" | "CONTRACT_STATE" | "CURRENCY_NOT_OFFERED" | "DEMO_NOT_AVAILABLE" | "DOWNLINE_NOT_FOUND" | "DRAW_CLOSED" | "EMAIL_TAKEN" | "EXPORT_TOO_LARGE" | "FAVORITE_LIMIT" | "FEATURE_DISABLED" | "FILTER_LIMIT" | "GAME_MAINTENANCE" | "GAME_NOT_FOUND" | "HUMAN_CHECK_FAILED" | "IDENTITY_CHECK_CLOSED" | "ID_NUMBER_TAKEN" | "IMAGE_COUNT" | "IMAGE_TOO_LARGE" | "IMAGE_TYPE" | "INSUFFICIENT_BALANCE" | "INVITE_LINK_LIMIT" | "KYC_REQUIRED" | "LOGIN_FAILED" | "LOGIN_TOKEN_INVALID" | "MFA_ENABLED" | "MFA_EXPIRED" | "MFA_INVALID" | "MOBILE_TAKEN" | "NOT_AGENT_ACCOUNT" | "NOT_ELIGIBLE" | "NOT_MEMBER_ACCOUNT" | "NO_TICKET" | "ORDER_NOT_CANCELLABLE" | "PASSKEY_INVALID" | "PASSKEY_LIMIT" | "PASSWORD_INCORRECT" | "PASSWORD_REUSED" | "PASSWORD_WEAK" | "PAYMENT_PASSWORD_INVALID" | "PAYMENT_PASSWORD_LOCKED" | "PAYMENT_PASSWORD_NOT_SET" | "PHONE_CAPTCHA_FAILED" | "PHONE_CODE_EXPIRED" | "PHONE_CODE_INVALID" | "PHONE_CODE_MISSING" | "PHONE_INVALID" | "PHONE_MISSING" | "PHONE_OPERATION_NOT_ALLOWED" | "PHONE_QUOTA_EXCEEDED" | "PHONE_TOO_MANY_REQUESTS" | "PHONE_UNKNOWN" | "PLAY_TYPE_INVALID" | "POINTS_INSUFFICIENT" | "PROMOTION_NOT_OPEN" | "PROOF_REQUIRED" | "RATE_LIMITED" | "REGISTRATION_CLOSED" | "RESET_LINK_INVALID" | "RESTRICTED_ABOVE" | "REWARD_LIMIT" | "REWARD_OUT_OF_STOCK" | "RG_LIMIT_PENDING" | "RG_LIMIT_REACHED" | "RG_REALITY_CHECK_PENDING" | "RG_SELF_EXCLUDED" | "RG_SESSION_LIMIT" | "RG_TIME_OUT" | "ROOM_FULL" | "SMS_SEND_FAILED" | "SMS_TOO_SOON" | "SOCIAL_NOT_LINKED" | "STAKE_OUT_OF_RANGE" | "TERMS_NOT_ACCEPTED" | "TRANSFER_CONFIRM_NEEDED" | "TRANSFER_LIMIT" | "TRANSFER_NOT_ALLOWED" | "TURNOVER_NOT_MET" | "UNKNOWN" | "USERNAME_TAKEN" | "VALIDATION_FAILED" | "WITHDRAW_LIMIT" | "WITHDRAW_NOT_ALLOWED" | "%future added value";
export type CreateWithdrawalInput = {
  amount: string;
  idempotencyKey: string;
  paymentPassword: string;
  payoutAccountId: string;
};
export type WithdrawFieldsMutation$variables = {
  input: CreateWithdrawalInput;
};
export type WithdrawFieldsMutation$data = {
  readonly createWithdrawal: {
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
      readonly " $fragmentSpreads": FragmentRefs<"Balance_wallet" | "WithdrawFields_wallet">;
    } | null;
    readonly withdrawal: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"useConfirmWithdrawal_withdrawal">;
    } | null;
  };
};
export type WithdrawFieldsMutation = {
  response: WithdrawFieldsMutation$data;
  variables: WithdrawFieldsMutation$variables;
};

import useConfirmWithdrawal_withdrawal$normalization_graphql from './useConfirmWithdrawal_withdrawal$normalization.graphql';

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
    "name": "WithdrawFieldsMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CreateWithdrawalPayload",
        "kind": "LinkedField",
        "name": "createWithdrawal",
        "plural": false,
        "selections": [
          {
            "concreteType": "Withdrawal",
            "kind": "LinkedField",
            "name": "withdrawal",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "useConfirmWithdrawal_withdrawal"
              }
            ]
          },
          {
            "concreteType": "Wallet",
            "kind": "LinkedField",
            "name": "wallet",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "WithdrawFields_wallet"
              },
              {
                "kind": "FragmentSpread",
                "name": "Balance_wallet"
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
    "name": "WithdrawFieldsMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "CreateWithdrawalPayload",
        "kind": "LinkedField",
        "name": "createWithdrawal",
        "plural": false,
        "selections": [
          {
            "concreteType": "Withdrawal",
            "kind": "LinkedField",
            "name": "withdrawal",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "fragment": useConfirmWithdrawal_withdrawal$normalization_graphql,
                "kind": "FragmentSpread"
              }
            ]
          },
          {
            "concreteType": "Wallet",
            "kind": "LinkedField",
            "name": "wallet",
            "plural": false,
            "selections": [
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "available",
                "plural": false,
                "selections": (v4/*:: as any*/)
              },
              {
                "concreteType": "WithdrawalTerms",
                "kind": "LinkedField",
                "name": "withdrawalTerms",
                "plural": false,
                "selections": [
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
                  },
                  {
                    "kind": "ScalarField",
                    "name": "confirmMinutes"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "feeRate"
                  }
                ]
              },
              (v2/*:: as any*/),
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "bonus",
                "plural": false,
                "selections": (v4/*:: as any*/)
              }
            ]
          },
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "26945c96896b810e6a50dd8aacc7f510b48a9e007952bf3e15548156c352ef98",
    "metadata": {},
    "name": "WithdrawFieldsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "96ada614db0a476e4b6e51bd7d366455";

export default node;
