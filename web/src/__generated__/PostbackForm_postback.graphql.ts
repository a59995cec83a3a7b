/**
 * @generated SignedSource<<19500030471bf9ab7cea5425a1bc100b>>
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
      "name": "address"
    },
    {
      "kind": "ScalarField",
      "name": "events"
    }
  ],
  "type": "WebhookEndpoint"
};

(node as any).hash = "cc7fac69b994cdc8ddaca370afe8da3f";

export default node;
