/**
 * @generated SignedSource<<5c1181e55523c9f4b488037c078cf23a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookEventType = "BETS_DAY" | "CONTRACT_ANSWERED" | "DEPOSIT_FIRST" | "DEPOSIT_SUCCEEDED" | "MEMBER_REGISTERED" | "SESSION_ENDED" | "TEST" | "WITHDRAWAL_PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PostbackForm_postback$data = {
  readonly address: string | null;
  readonly events: ReadonlyArray<WebhookEventType>;
  readonly name: string;
  readonly " $fragmentType": "PostbackForm_postback";
};
export type PostbackForm_postback$key = {
  readonly " $data"?: PostbackForm_postback$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostbackForm_postback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PostbackForm_postback",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "address"
    },
    {
      "kind": "ScalarField",
      "name": "events"
    }
  ],
  "type": "WebhookEndpoint"
};

(node as any).hash = "94e653d930fd699c4bef7c591e21168e";

export default node;
