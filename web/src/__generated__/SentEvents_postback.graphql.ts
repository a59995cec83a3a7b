/**
 * @generated SignedSource<<a1a42f0e8cadeda390052518de1f5a7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookState = "DELIVERED" | "FAILED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SentEvents_postback$data = {
  readonly deliveries: ReadonlyArray<{
    readonly key: string;
    readonly state: WebhookState | null;
    readonly " $fragmentSpreads": FragmentRefs<"SentEvent_delivery">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "SentEvent_delivery"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebhookEndpoint",
  "abstractKey": null
};

(node as any).hash = "788f21b83eb5f65d13bf4572aad0ad17";

export default node;
