/**
 * @generated SignedSource<<be7da7e0bcf4c47cf475ebdd127b5eec>>
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
  "name": "ApplicationItem_application",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "account"
    },
    {
      "kind": "ScalarField",
      "name": "contact"
    },
    {
      "kind": "ScalarField",
      "name": "channels"
    },
    {
      "kind": "ScalarField",
      "name": "expectedPlayers"
    },
    {
      "kind": "ScalarField",
      "name": "message"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "reason"
    },
    {
      "kind": "ScalarField",
      "name": "appliedAt"
    },
    {
      "kind": "ScalarField",
      "name": "decidedAt"
    }
  ],
  "type": "AgentApplication"
};

(node as any).hash = "d0b16131bc542996df919c3fbd4921bd";

export default node;
