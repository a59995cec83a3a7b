/**
 * @generated SignedSource<<7c1f5ddf805277c05700fd27b875348c>>
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
  "metadata": null,
  "name": "SentEvents_postback",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disabledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebhookDelivery",
      "kind": "LinkedField",
      "name": "deliveries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "account",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "happenedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextTryAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WebhookTry",
          "kind": "LinkedField",
          "name": "tries",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "at",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "latencyMs",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "answer",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebhookEndpoint",
  "abstractKey": null
};

(node as any).hash = "5532ec6d87be36869438b36bb64dc506";

export default node;
