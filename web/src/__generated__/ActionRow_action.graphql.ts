/**
 * @generated SignedSource<<f472099764118da631fb3d4e56c15460>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgentActionField = "AMOUNT" | "CAN_BET" | "CAN_TRANSFER" | "CAN_WITHDRAW" | "CONTRACT" | "LINK" | "PASSWORD" | "REBATE" | "RIGHTS" | "SESSIONS" | "STATUS" | "UNKNOWN" | "%future added value";
export type AgentActionKind = "ACCOUNT_CHANGED" | "ACCOUNT_CREATED" | "CONTRACT_ANSWERED" | "CONTRACT_OFFERED" | "LINK_CREATED" | "LINK_DELETED" | "MONEY_SENT" | "NOTE_DELETED" | "NOTE_WRITTEN" | "RESET_LINK_SENT" | "SUB_ACCOUNT_CHANGED" | "SUB_ACCOUNT_CREATED" | "SUB_ACCOUNT_DELETED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActionRow_action$data = {
  readonly account: string | null;
  readonly agent: string;
  readonly at: string;
  readonly by: string | null;
  readonly changes: ReadonlyArray<{
    readonly field: AgentActionField;
    readonly " $fragmentSpreads": FragmentRefs<"ActionChange_change">;
  }>;
  readonly kind: AgentActionKind;
  readonly reason: string | null;
  readonly " $fragmentType": "ActionRow_action";
};
export type ActionRow_action$key = {
  readonly " $data"?: ActionRow_action$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActionRow_action">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ActionRow_action",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "at"
    },
    {
      "kind": "ScalarField",
      "name": "agent"
    },
    {
      "kind": "ScalarField",
      "name": "by"
    },
    {
      "kind": "ScalarField",
      "name": "account"
    },
    {
      "kind": "ScalarField",
      "name": "reason"
    },
    {
      "concreteType": "AgentActionChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "field"
        },
        {
          "kind": "FragmentSpread",
          "name": "ActionChange_change"
        }
      ]
    }
  ],
  "type": "AgentAction"
};

(node as any).hash = "e8c4e72c2ef1d723a52ce15a57238eb1";

export default node;
