/**
 * @generated SignedSource<<ac442b0672d5bd70f2eeae1661c71671>>
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
  "metadata": null,
  "name": "PostbackForm_postback",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "events",
      "storageKey": null
    }
  ],
  "type": "WebhookEndpoint",
  "abstractKey": null
};

(node as any).hash = "cc7fac69b994cdc8ddaca370afe8da3f";

export default node;
