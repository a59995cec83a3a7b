/**
 * @generated SignedSource<<b459032cf9f2103fa67e110c141bf4ef>>
 * @relayHash 9c836b1afc2fb0865fc20194ec26f713
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08a76f8400fed0fb473a3bf50b1ff6a7bf00e4676792929b0320ddfad2c1411b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountMovementKind = "ADJUST" | "BET" | "BONUS" | "DEPOSIT" | "DIVIDEND" | "FREE_SPINS" | "JACKPOT" | "POINTS" | "REBATE" | "REFUND" | "SALARY" | "TRANSFER" | "UNKNOWN" | "WIN" | "WITHDRAW" | "%future added value";
export type BetStatus = "CANCELLED" | "DRAW" | "LOST" | "UNKNOWN" | "UNSETTLED" | "WON" | "%future added value";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type MovementDirection = "IN" | "OUT" | "%future added value";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
export type ReportRhythm = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type UserErrorCode = "ACCOUNT_CLOSED" | "ACCOUNT_LOCKED" | "ACCOUNT_NOT_EMPTY" | "ACCOUNT_SUSPENDED" | "AFFILIATE_CODE_INVALID" | "AGE_NOT_CONFIRMED" | "AGE_NOT_MET" | "ALREADY_APPLIED" | "ALREADY_CLAIMED" | "ALREADY_SIGNED" | "AMOUNT_OUT_OF_RANGE" | "BANK_CARD_COOLING" | "BANK_CARD_EXISTS" | "BANK_CARD_LIMIT" | "BET_NOT_ALLOWED" | "CAPTCHA_INVALID" | "CAPTCHA_REQUIRED" | "CHANNEL_UNAVAILABLE" | "CODE_EXPIRED" | "CODE_INVALID" | "CODE_TRIES_EXCEEDED" | "CONFIRM_WINDOW_CLOSED" | "CONTACT_COOLING" | "CONTACT_MISSING" | "CONTRACT_EXISTS" | "CONTRACT_LOWER_THAN_DOWNLINE" | "CONTRACT_RATE_TOO_HIGH" | "CONTRACT_STATE" | "CURRENCY_NOT_OFFERED" | "DEMO_NOT_AVAILABLE" | "DOWNLINE_NOT_FOUND" | "DRAW_CLOSED" | "EMAIL_TAKEN" | "EXPORT_TOO_LARGE" | "FAVORITE_LIMIT" | "FEATURE_DISABLED" | "FILTER_LIMIT" | "GAME_MAINTENANCE" | "GAME_NOT_FOUND" | "HUMAN_CHECK_FAILED" | "IDENTITY_CHECK_CLOSED" | "ID_NUMBER_TAKEN" | "IMAGE_COUNT" | "IMAGE_TOO_LARGE" | "IMAGE_TYPE" | "INSUFFICIENT_BALANCE" | "INVITE_LINK_LIMIT" | "KYC_REQUIRED" | "LOGIN_FAILED" | "LOGIN_TOKEN_INVALID" | "MFA_ENABLED" | "MFA_EXPIRED" | "MFA_INVALID" | "MOBILE_TAKEN" | "NOT_AGENT_ACCOUNT" | "NOT_ELIGIBLE" | "NOT_MEMBER_ACCOUNT" | "NO_TICKET" | "ORDER_NOT_CANCELLABLE" | "PASSKEY_INVALID" | "PASSKEY_LIMIT" | "PASSWORD_INCORRECT" | "PASSWORD_REUSED" | "PASSWORD_WEAK" | "PAYMENT_PASSWORD_INVALID" | "PAYMENT_PASSWORD_LOCKED" | "PAYMENT_PASSWORD_NOT_SET" | "PHONE_CAPTCHA_FAILED" | "PHONE_CODE_EXPIRED" | "PHONE_CODE_INVALID" | "PHONE_CODE_MISSING" | "PHONE_INVALID" | "PHONE_MISSING" | "PHONE_OPERATION_NOT_ALLOWED" | "PHONE_QUOTA_EXCEEDED" | "PHONE_TOO_MANY_REQUESTS" | "PHONE_UNKNOWN" | "PLAY_TYPE_INVALID" | "POINTS_INSUFFICIENT" | "PROMOTION_NOT_OPEN" | "PROOF_REQUIRED" | "RATE_LIMITED" | "REGISTRATION_CLOSED" | "RESET_LINK_INVALID" | "RESTRICTED_ABOVE" | "REWARD_LIMIT" | "REWARD_OUT_OF_STOCK" | "RG_LIMIT_PENDING" | "RG_LIMIT_REACHED" | "RG_REALITY_CHECK_PENDING" | "RG_SELF_EXCLUDED" | "RG_SESSION_LIMIT" | "RG_TIME_OUT" | "ROOM_FULL" | "SMS_SEND_FAILED" | "SMS_TOO_SOON" | "SOCIAL_NOT_LINKED" | "STAKE_OUT_OF_RANGE" | "TERMS_NOT_ACCEPTED" | "TRANSFER_CONFIRM_NEEDED" | "TRANSFER_LIMIT" | "TRANSFER_NOT_ALLOWED" | "TURNOVER_NOT_MET" | "UNKNOWN" | "USERNAME_TAKEN" | "VALIDATION_FAILED" | "WITHDRAW_LIMIT" | "WITHDRAW_NOT_ALLOWED" | "%future added value";
export type MailReportInput = {
  isPaused?: boolean;
  record?: MailedRecordInput | null;
  rhythm?: ReportRhythm | null;
  savedFilterId: string;
};
export type MailedRecordInput = {
  downline: DownlineFilter;
  profitAndLoss?: never;
  teamBets?: never;
  teamTransactions?: never;
} | {
  downline?: never;
  profitAndLoss: ProfitAndLossFilter;
  teamBets?: never;
  teamTransactions?: never;
} | {
  downline?: never;
  profitAndLoss?: never;
  teamBets: TeamBetFilter;
  teamTransactions?: never;
} | {
  downline?: never;
  profitAndLoss?: never;
  teamBets?: never;
  teamTransactions: TeamTransactionFilter;
};
export type DownlineFilter = {
  hasDeposited?: boolean | null;
  inviteLink?: string | null;
  isOnline?: boolean | null;
  keyword?: string | null;
  parent?: string | null;
};
export type ProfitAndLossFilter = {
  account?: string | null;
  keyword?: string | null;
  parent?: string | null;
  period?: PeriodInput | null;
};
export type PeriodInput = {
  days: DayRangeInput;
  preset?: never;
} | {
  days?: never;
  preset: PeriodPreset;
};
export type DayRangeInput = {
  from: string;
  fromTime?: string | null;
  to: string;
  toTime?: string | null;
};
export type TeamBetFilter = {
  account?: string | null;
  category?: GameCategory | null;
  period?: PeriodInput | null;
  status?: BetStatus | null;
};
export type TeamTransactionFilter = {
  account?: string | null;
  direction?: MovementDirection | null;
  kind?: AccountMovementKind | null;
  period?: PeriodInput | null;
};
export type ReportMailMutation$variables = {
  input: MailReportInput;
};
export type ReportMailMutation$data = {
  readonly mailReport: {
    readonly agent: {
      readonly " $fragmentSpreads": FragmentRefs<"SavedFilterList_agent">;
    } | null;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  };
};
export type ReportMailMutation = {
  response: ReportMailMutation$data;
  variables: ReportMailMutation$variables;
};

import SavedFilterList_agent$normalization_graphql from './SavedFilterList_agent$normalization.graphql';

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
    "name": "ReportMailMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "MailReportPayload",
        "kind": "LinkedField",
        "name": "mailReport",
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
                "name": "SavedFilterList_agent"
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
    "name": "ReportMailMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "MailReportPayload",
        "kind": "LinkedField",
        "name": "mailReport",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "fragment": SavedFilterList_agent$normalization_graphql,
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
    "id": "08a76f8400fed0fb473a3bf50b1ff6a7bf00e4676792929b0320ddfad2c1411b",
    "metadata": {},
    "name": "ReportMailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c27722794fb4074c1ba088dfcc5ec512";

export default node;
