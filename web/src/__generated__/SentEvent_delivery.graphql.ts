/**
 * @generated SignedSource<<c6893233925691bf90943b327e416451>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookEventType = "BETS_DAY" | "CONTRACT_ANSWERED" | "DEPOSIT_FIRST" | "DEPOSIT_SUCCEEDED" | "MEMBER_REGISTERED" | "SESSION_ENDED" | "TEST" | "WITHDRAWAL_PAID" | "%future added value";
export type WebhookState = "DELIVERED" | "FAILED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SentEvent_delivery$data = {
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
  readonly " $fragmentType": "SentEvent_delivery";
};
export type SentEvent_delivery$key = {
  readonly " $data"?: SentEvent_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentEvent_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SentEvent_delivery",
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
      "name": "state",
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
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "67f15501891966961d40e14b385bbfad";

export default node;
