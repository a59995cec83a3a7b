/**
 * @generated SignedSource<<38785534ea0bd959f90514b5ae4710cd>>
 * @relayHash 8cbe12ab36aa829de47689bb98ce2deb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6faa89229dbd716bd814f07ff96bc40ba47d9342702c7d52249c4a1c2b150d6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserErrorCode = "ACCOUNT_CLOSED" | "ACCOUNT_LOCKED" | "ACCOUNT_NOT_EMPTY" | "ACCOUNT_SUSPENDED" | "AFFILIATE_CODE_INVALID" | "AGE_NOT_CONFIRMED" | "AGE_NOT_MET" | "ALREADY_APPLIED" | "ALREADY_CLAIMED" | "ALREADY_SIGNED" | "AMOUNT_OUT_OF_RANGE" | "BANK_CARD_COOLING" | "BANK_CARD_EXISTS" | "BANK_CARD_LIMIT" | "BET_NOT_ALLOWED" | "CAPTCHA_INVALID" | "CAPTCHA_REQUIRED" | "CHANNEL_UNAVAILABLE" | "CODE_EXPIRED" | "CODE_INVALID" | "CODE_TRIES_EXCEEDED" | "CONFIRM_WINDOW_CLOSED" | "CONTACT_COOLING" | "CONTACT_MISSING" | "CONTRACT_EXISTS" | "CONTRACT_LOWER_THAN_DOWNLINE" | "CONTRACT_RATE_TOO_HIGH" | "CONTRACT_STATE" | "CURRENCY_NOT_OFFERED" | "DEMO_NOT_AVAILABLE" | "DOWNLINE_NOT_FOUND" | "DRAW_CLOSED" | "EMAIL_TAKEN" | "EXPORT_TOO_LARGE" | "FAVORITE_LIMIT" | "FEATURE_DISABLED" | "FILTER_LIMIT" | "GAME_MAINTENANCE" | "GAME_NOT_FOUND" | "HUMAN_CHECK_FAILED" | "IDENTITY_CHECK_CLOSED" | "ID_NUMBER_TAKEN" | "IMAGE_COUNT" | "IMAGE_TOO_LARGE" | "IMAGE_TYPE" | "INSUFFICIENT_BALANCE" | "INVITE_LINK_LIMIT" | "KYC_REQUIRED" | "LOGIN_FAILED" | "LOGIN_TOKEN_INVALID" | "MFA_ENABLED" | "MFA_EXPIRED" | "MFA_INVALID" | "MOBILE_TAKEN" | "NOT_AGENT_ACCOUNT" | "NOT_ELIGIBLE" | "NOT_MEMBER_ACCOUNT" | "NO_TICKET" | "ORDER_NOT_CANCELLABLE" | "PASSKEY_INVALID" | "PASSKEY_LIMIT" | "PASSWORD_INCORRECT" | "PASSWORD_REUSED" | "PASSWORD_WEAK" | "PAYMENT_PASSWORD_INVALID" | "PAYMENT_PASSWORD_LOCKED" | "PAYMENT_PASSWORD_NOT_SET" | "PHONE_CAPTCHA_FAILED" | "PHONE_CODE_EXPIRED" | "PHONE_CODE_INVALID" | "PHONE_CODE_MISSING" | "PHONE_INVALID" | "PHONE_MISSING" | "PHONE_OPERATION_NOT_ALLOWED" | "PHONE_QUOTA_EXCEEDED" | "PHONE_TOO_MANY_REQUESTS" | "PHONE_UNKNOWN" | "PLAY_TYPE_INVALID" | "POINTS_INSUFFICIENT" | "PROMOTION_NOT_OPEN" | "PROOF_REQUIRED" | "RATE_LIMITED" | "REGISTRATION_CLOSED" | "RESET_LINK_INVALID" | "RESTRICTED_ABOVE" | "REWARD_LIMIT" | "REWARD_OUT_OF_STOCK" | "RG_LIMIT_PENDING" | "RG_LIMIT_REACHED" | "RG_REALITY_CHECK_PENDING" | "RG_SELF_EXCLUDED" | "RG_SESSION_LIMIT" | "RG_TIME_OUT" | "ROOM_FULL" | "SMS_SEND_FAILED" | "SMS_TOO_SOON" | "SOCIAL_NOT_LINKED" | "STAKE_OUT_OF_RANGE" | "TERMS_NOT_ACCEPTED" | "TRANSFER_CONFIRM_NEEDED" | "TRANSFER_LIMIT" | "TRANSFER_NOT_ALLOWED" | "TURNOVER_NOT_MET" | "UNKNOWN" | "USERNAME_TAKEN" | "VALIDATION_FAILED" | "WITHDRAW_LIMIT" | "WITHDRAW_NOT_ALLOWED" | "%future added value";
export type ClaimRewardInput = {
  idempotencyKey: string;
  rewardId: string;
};
export type useClaimRewardMutation$variables = {
  input: ClaimRewardInput;
};
export type useClaimRewardMutation$data = {
  readonly claimReward: {
    readonly reward: {
      readonly " $fragmentSpreads": FragmentRefs<"RewardRow_reward">;
    } | null;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  };
};
export type useClaimRewardMutation = {
  response: useClaimRewardMutation$data;
  variables: useClaimRewardMutation$variables;
};

import FreeSpinsTerms_terms$normalization_graphql from './FreeSpinsTerms_terms$normalization.graphql';

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
},
v3 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useClaimRewardMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "ClaimRewardPayload",
        "kind": "LinkedField",
        "name": "claimReward",
        "plural": false,
        "selections": [
          {
            "concreteType": "Reward",
            "kind": "LinkedField",
            "name": "reward",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "RewardRow_reward"
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
    "name": "useClaimRewardMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "ClaimRewardPayload",
        "kind": "LinkedField",
        "name": "claimReward",
        "plural": false,
        "selections": [
          {
            "concreteType": "Reward",
            "kind": "LinkedField",
            "name": "reward",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "id"
              },
              {
                "kind": "ScalarField",
                "name": "kind"
              },
              {
                "kind": "ScalarField",
                "name": "title"
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "amount",
                "plural": false,
                "selections": (v3/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "turnoverRequired",
                "plural": false,
                "selections": (v3/*:: as any*/)
              },
              {
                "concreteType": "FreeSpinTerms",
                "kind": "LinkedField",
                "name": "freeSpins",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "spins"
                  },
                  {
                    "fragment": FreeSpinsTerms_terms$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "status"
              },
              {
                "kind": "ScalarField",
                "name": "claimBefore"
              },
              {
                "kind": "ScalarField",
                "name": "endedAt"
              }
            ]
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "b6faa89229dbd716bd814f07ff96bc40ba47d9342702c7d52249c4a1c2b150d6",
    "metadata": {},
    "name": "useClaimRewardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4f9e6ae071da52fb34a6b6b02d30afc8";

export default node;
