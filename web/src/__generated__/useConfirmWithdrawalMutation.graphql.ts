/**
 * @generated SignedSource<<a7e9e43ca9ac0061235cf946e20eebed>>
 * @relayHash 414f9b79f6a8f442f9b4f42612689097
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 851f6eca094415b28c4dc2b4d0a312ce2b41fc19ed7ea1cd2fbdb4254eddd746

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserErrorCode = "ACCOUNT_CLOSED" | "ACCOUNT_LOCKED" | "ACCOUNT_NOT_EMPTY" | "ACCOUNT_SUSPENDED" | "AFFILIATE_CODE_INVALID" | "AGE_NOT_CONFIRMED" | "AGE_NOT_MET" | "ALREADY_APPLIED" | "ALREADY_CLAIMED" | "ALREADY_SIGNED" | "AMOUNT_OUT_OF_RANGE" | "BANK_CARD_COOLING" | "BANK_CARD_EXISTS" | "BANK_CARD_LIMIT" | "BET_NOT_ALLOWED" | "CAPTCHA_INVALID" | "CAPTCHA_REQUIRED" | "CHANNEL_UNAVAILABLE" | "CODE_EXPIRED" | "CODE_INVALID" | "CODE_TRIES_EXCEEDED" | "CONFIRM_WINDOW_CLOSED" | "CONTACT_COOLING" | "CONTACT_MISSING" | "CONTRACT_EXISTS" | "CONTRACT_LOWER_THAN_DOWNLINE" | "CONTRACT_RATE_TOO_HIGH" | "CONTRACT_STATE" | "CURRENCY_NOT_OFFERED" | "DEMO_NOT_AVAILABLE" | "DOWNLINE_NOT_FOUND" | "DRAW_CLOSED" | "EMAIL_TAKEN" | "EXPORT_TOO_LARGE" | "FAVORITE_LIMIT" | "FEATURE_DISABLED" | "FILTER_LIMIT" | "GAME_MAINTENANCE" | "GAME_NOT_FOUND" | "HUMAN_CHECK_FAILED" | "IDENTITY_CHECK_CLOSED" | "ID_NUMBER_TAKEN" | "IMAGE_COUNT" | "IMAGE_TOO_LARGE" | "IMAGE_TYPE" | "INSUFFICIENT_BALANCE" | "INVITE_LINK_LIMIT" | "KYC_REQUIRED" | "LOGIN_FAILED" | "LOGIN_TOKEN_INVALID" | "MFA_ENABLED" | "MFA_EXPIRED" | "MFA_INVALID" | "MOBILE_TAKEN" | "NOT_AGENT_ACCOUNT" | "NOT_ELIGIBLE" | "NOT_MEMBER_ACCOUNT" | "NO_TICKET" | "ORDER_NOT_CANCELLABLE" | "PASSKEY_INVALID" | "PASSKEY_LIMIT" | "PASSWORD_INCORRECT" | "PASSWORD_REUSED" | "PASSWORD_WEAK" | "PAYMENT_PASSWORD_INVALID" | "PAYMENT_PASSWORD_LOCKED" | "PAYMENT_PASSWORD_NOT_SET" | "PHONE_CAPTCHA_FAILED" | "PHONE_CODE_EXPIRED" | "PHONE_CODE_INVALID" | "PHONE_CODE_MISSING" | "PHONE_INVALID" | "PHONE_MISSING" | "PHONE_OPERATION_NOT_ALLOWED" | "PHONE_QUOTA_EXCEEDED" | "PHONE_TOO_MANY_REQUESTS" | "PHONE_UNKNOWN" | "PLAY_TYPE_INVALID" | "POINTS_INSUFFICIENT" | "PROMOTION_NOT_OPEN" | "PROOF_REQUIRED" | "RATE_LIMITED" | "REGISTRATION_CLOSED" | "RESET_LINK_INVALID" | "RESTRICTED_ABOVE" | "REWARD_LIMIT" | "REWARD_OUT_OF_STOCK" | "RG_LIMIT_PENDING" | "RG_LIMIT_REACHED" | "RG_REALITY_CHECK_PENDING" | "RG_SELF_EXCLUDED" | "RG_SESSION_LIMIT" | "RG_TIME_OUT" | "ROOM_FULL" | "SMS_SEND_FAILED" | "SMS_TOO_SOON" | "SOCIAL_NOT_LINKED" | "STAKE_OUT_OF_RANGE" | "TERMS_NOT_ACCEPTED" | "TRANSFER_CONFIRM_NEEDED" | "TRANSFER_LIMIT" | "TRANSFER_NOT_ALLOWED" | "TURNOVER_NOT_MET" | "UNKNOWN" | "USERNAME_TAKEN" | "VALIDATION_FAILED" | "WITHDRAW_LIMIT" | "WITHDRAW_NOT_ALLOWED" | "%future added value";
export type WithdrawalReceipt = "FULLY_PAID" | "NOT_RECEIVED" | "RECEIVED" | "%future added value";
export type ConfirmWithdrawalInput = {
  idempotencyKey: string;
  imageIds?: ReadonlyArray<string>;
  part?: string | null;
  receipt: WithdrawalReceipt;
  withdrawalId: string;
};
export type useConfirmWithdrawalMutation$variables = {
  input: ConfirmWithdrawalInput;
};
export type useConfirmWithdrawalMutation$data = {
  readonly confirmWithdrawal: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
    readonly withdrawal: {
      readonly " $fragmentSpreads": FragmentRefs<"useConfirmWithdrawal_withdrawal">;
    } | null;
  };
};
export type useConfirmWithdrawalMutation = {
  response: useConfirmWithdrawalMutation$data;
  variables: useConfirmWithdrawalMutation$variables;
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
      "name": "message"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useConfirmWithdrawalMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmWithdrawalPayload",
        "kind": "LinkedField",
        "name": "confirmWithdrawal",
        "plural": false,
        "selections": [
          {
            "concreteType": "Withdrawal",
            "kind": "LinkedField",
            "name": "withdrawal",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "useConfirmWithdrawal_withdrawal"
              }
            ]
          },
          (v2/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmWithdrawalMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmWithdrawalPayload",
        "kind": "LinkedField",
        "name": "confirmWithdrawal",
        "plural": false,
        "selections": [
          {
            "concreteType": "Withdrawal",
            "kind": "LinkedField",
            "name": "withdrawal",
            "plural": false,
            "selections": [
              {
                "fragment": useConfirmWithdrawal_withdrawal$normalization_graphql,
                "kind": "FragmentSpread"
              },
              {
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "851f6eca094415b28c4dc2b4d0a312ce2b41fc19ed7ea1cd2fbdb4254eddd746",
    "metadata": {},
    "name": "useConfirmWithdrawalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cfcf6630772a21467a4cd0920ba95ccb";

export default node;
