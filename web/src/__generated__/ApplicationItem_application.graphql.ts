/**
 * @generated SignedSource<<55a655ecc644bdfa22e973559780b700>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgentApplicationState = "APPROVED" | "DECLINED" | "NEW" | "UNKNOWN" | "%future added value";
export type ExpectedPlayers = "OVER_100" | "UNKNOWN" | "UP_TO_100" | "UP_TO_20" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApplicationItem_application$data = {
  readonly account: string | null;
  readonly appliedAt: string;
  readonly channels: string;
  readonly contact: string;
  readonly decidedAt: string | null;
  readonly expectedPlayers: ExpectedPlayers;
  readonly id: string;
  readonly message: string;
  readonly reason: string | null;
  readonly state: AgentApplicationState;
  readonly " $fragmentType": "ApplicationItem_application";
};
export type ApplicationItem_application$key = {
  readonly " $data"?: ApplicationItem_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicationItem_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApplicationItem_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "contact",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channels",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedPlayers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
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
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appliedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    }
  ],
  "type": "AgentApplication",
  "abstractKey": null
};

(node as any).hash = "d0b16131bc542996df919c3fbd4921bd";

export default node;
