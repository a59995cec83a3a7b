/**
 * @generated SignedSource<<4d3c47ca20de156388e35814149c2577>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookEventType = "BETS_DAY" | "CONTRACT_ANSWERED" | "DEPOSIT_FIRST" | "DEPOSIT_SUCCEEDED" | "MEMBER_REGISTERED" | "SESSION_ENDED" | "TEST" | "WITHDRAWAL_PAID" | "%future added value";
export type WebhookState = "DELIVERED" | "FAILED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SentEvents_postback$data = {
  readonly deliveries: ReadonlyArray<{
    readonly account: string | null;
    readonly happenedAt: string;
    readonly key: string;
    readonly nextTryAt: string | null;
    readonly state: WebhookState | null;
    readonly subIds: ReadonlyArray<string>;
    readonly tries: ReadonlyArray<{
      readonly answer: string;
      readonly at: string;
      readonly latencyMs: number;
      readonly status: number | null;
    }>;
    readonly type: WebhookEventType | null;
  }>;
  readonly disabledAt: string | null;
  readonly failingSince: string | null;
  readonly " $fragmentType": "SentEvents_postback";
};
export type SentEvents_postback$key = {
  readonly " $data"?: SentEvents_postback$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentEvents_postback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SentEvents_postback",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "failingSince"
    },
    {
      "kind": "ScalarField",
      "name": "disabledAt"
    },
    {
      "concreteType": "WebhookDelivery",
      "kind": "LinkedField",
      "name": "deliveries",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "key"
        },
        {
          "kind": "ScalarField",
          "name": "state"
        },
        {
          "kind": "ScalarField",
          "name": "type"
        },
        {
          "kind": "ScalarField",
          "name": "account"
        },
        {
          "kind": "ScalarField",
          "name": "subIds"
        },
        {
          "kind": "ScalarField",
          "name": "happenedAt"
        },
        {
          "kind": "ScalarField",
          "name": "nextTryAt"
        },
        {
          "concreteType": "WebhookTry",
          "kind": "LinkedField",
          "name": "tries",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "at"
            },
            {
              "kind": "ScalarField",
              "name": "status"
            },
            {
              "kind": "ScalarField",
              "name": "latencyMs"
            },
            {
              "kind": "ScalarField",
              "name": "answer"
            }
          ]
        }
      ]
    }
  ],
  "type": "WebhookEndpoint"
};

(node as any).hash = "66a1e9fb070e6c432510c4147ebfddec";

export default node;
