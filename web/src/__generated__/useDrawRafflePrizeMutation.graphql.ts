/**
 * @generated SignedSource<<c53e8d95af41f6a3d2d6a002a6367874>>
 * @relayHash 071050f40bf9a2e0b4c94b5d9d8d8c3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2aead2028d7922898849ef00d6dfb64a6cff8613316702621728b4319112d0cd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RafflePrizeKind = "BONUS" | "CASH" | "NONE" | "UNKNOWN" | "%future added value";
export type UserErrorCode = "ACCOUNT_CLOSED" | "ACCOUNT_LOCKED" | "ACCOUNT_NOT_EMPTY" | "ACCOUNT_SUSPENDED" | "AFFILIATE_CODE_INVALID" | "AGE_NOT_CONFIRMED" | "AGE_NOT_MET" | "ALREADY_APPLIED" | "ALREADY_CLAIMED" | "ALREADY_SIGNED" | "AMOUNT_OUT_OF_RANGE" | "BANK_CARD_COOLING" | "BANK_CARD_EXISTS" | "BANK_CARD_LIMIT" | "BET_NOT_ALLOWED" | "CAPTCHA_INVALID" | "CAPTCHA_REQUIRED" | "CHANNEL_UNAVAILABLE" | "CODE_EXPIRED" | "CODE_INVALID" | "CODE_TRIES_EXCEEDED" | "CONFIRM_WINDOW_CLOSED" | "CONTACT_COOLING" | "CONTACT_MISSING" | "CONTRACT_EXISTS" | "CONTRACT_LOWER_THAN_DOWNLINE" | "CONTRACT_RATE_TOO_HIGH" | "CONTRACT_STATE" | "CURRENCY_NOT_OFFERED" | "DEMO_NOT_AVAILABLE" | "DOWNLINE_NOT_FOUND" | "DRAW_CLOSED" | "EMAIL_TAKEN" | "EXPORT_TOO_LARGE" | "FAVORITE_LIMIT" | "FEATURE_DISABLED" | "FILTER_LIMIT" | "GAME_MAINTENANCE" | "GAME_NOT_FOUND" | "HUMAN_CHECK_FAILED" | "IDENTITY_CHECK_CLOSED" | "ID_NUMBER_TAKEN" | "IMAGE_COUNT" | "IMAGE_TOO_LARGE" | "IMAGE_TYPE" | "INSUFFICIENT_BALANCE" | "INVITE_LINK_LIMIT" | "KYC_REQUIRED" | "LOGIN_FAILED" | "LOGIN_TOKEN_INVALID" | "MFA_ENABLED" | "MFA_EXPIRED" | "MFA_INVALID" | "MOBILE_TAKEN" | "NOT_AGENT_ACCOUNT" | "NOT_ELIGIBLE" | "NOT_MEMBER_ACCOUNT" | "NO_TICKET" | "ORDER_NOT_CANCELLABLE" | "PASSKEY_INVALID" | "PASSKEY_LIMIT" | "PASSWORD_INCORRECT" | "PASSWORD_REUSED" | "PASSWORD_WEAK" | "PAYMENT_PASSWORD_INVALID" | "PAYMENT_PASSWORD_LOCKED" | "PAYMENT_PASSWORD_NOT_SET" | "PHONE_CAPTCHA_FAILED" | "PHONE_CODE_EXPIRED" | "PHONE_CODE_INVALID" | "PHONE_CODE_MISSING" | "PHONE_INVALID" | "PHONE_MISSING" | "PHONE_OPERATION_NOT_ALLOWED" | "PHONE_QUOTA_EXCEEDED" | "PHONE_TOO_MANY_REQUESTS" | "PHONE_UNKNOWN" | "PLAY_TYPE_INVALID" | "POINTS_INSUFFICIENT" | "PROMOTION_NOT_OPEN" | "PROOF_REQUIRED" | "RATE_LIMITED" | "REGISTRATION_CLOSED" | "RESET_LINK_INVALID" | "RESTRICTED_ABOVE" | "REWARD_LIMIT" | "REWARD_OUT_OF_STOCK" | "RG_LIMIT_PENDING" | "RG_LIMIT_REACHED" | "RG_REALITY_CHECK_PENDING" | "RG_SELF_EXCLUDED" | "RG_SESSION_LIMIT" | "RG_TIME_OUT" | "ROOM_FULL" | "SMS_SEND_FAILED" | "SMS_TOO_SOON" | "SOCIAL_NOT_LINKED" | "STAKE_OUT_OF_RANGE" | "TERMS_NOT_ACCEPTED" | "TRANSFER_CONFIRM_NEEDED" | "TRANSFER_LIMIT" | "TRANSFER_NOT_ALLOWED" | "TURNOVER_NOT_MET" | "UNKNOWN" | "USERNAME_TAKEN" | "VALIDATION_FAILED" | "WITHDRAW_LIMIT" | "WITHDRAW_NOT_ALLOWED" | "%future added value";
export type DrawRafflePrizeInput = {
  idempotencyKey: string;
  raffleId: string;
  ticketId: string;
};
export type useDrawRafflePrizeMutation$variables = {
  input: DrawRafflePrizeInput;
};
export type useDrawRafflePrizeMutation$data = {
  readonly drawRafflePrize: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"RafflePlay_member">;
    } | null;
    readonly ticket: {
      readonly prize: {
        readonly internalID: string;
        readonly kind: RafflePrizeKind;
        readonly title: string;
      } | null;
    } | null;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  };
};
export type useDrawRafflePrizeMutation = {
  response: useDrawRafflePrizeMutation$data;
  variables: useDrawRafflePrizeMutation$variables;
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
  "concreteType": "RafflePrize",
  "kind": "LinkedField",
  "name": "prize",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "internalID"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "kind"
    }
  ]
},
v3 = {
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
v4 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useDrawRafflePrizeMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "DrawRafflePrizePayload",
        "kind": "LinkedField",
        "name": "drawRafflePrize",
        "plural": false,
        "selections": [
          {
            "concreteType": "RaffleTicket",
            "kind": "LinkedField",
            "name": "ticket",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ]
          },
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "RafflePlay_member"
              }
            ]
          },
          (v3/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDrawRafflePrizeMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "DrawRafflePrizePayload",
        "kind": "LinkedField",
        "name": "drawRafflePrize",
        "plural": false,
        "selections": [
          {
            "concreteType": "RaffleTicket",
            "kind": "LinkedField",
            "name": "ticket",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/)
            ]
          },
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "alias": "unused",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 1
                  },
                  {
                    "kind": "Literal",
                    "name": "isUsed",
                    "value": false
                  }
                ],
                "concreteType": "RaffleTicketConnection",
                "kind": "LinkedField",
                "name": "raffleTickets",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "totalCount"
                  },
                  {
                    "concreteType": "RaffleTicketEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "RaffleTicket",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "raffleTickets(first:1,isUsed:false)"
              },
              (v4/*:: as any*/)
            ]
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "2aead2028d7922898849ef00d6dfb64a6cff8613316702621728b4319112d0cd",
    "metadata": {},
    "name": "useDrawRafflePrizeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cf35a0d7981fabf8cafd718c527d733c";

export default node;
