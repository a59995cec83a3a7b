/**
 * @generated SignedSource<<8479f2f574be7e1e1200f56be27cac64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgentActionField = "CAN_BET" | "CAN_TRANSFER" | "CAN_WITHDRAW" | "LINK" | "REBATE" | "STATUS" | "UNKNOWN" | "%future added value";
export type AgentActionKind = "ACCOUNT_CHANGED" | "ACCOUNT_CREATED" | "LINK_CREATED" | "LINK_DELETED" | "RESET_LINK_SENT" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActionRow_action$data = {
  readonly account: string | null;
  readonly agent: string;
  readonly at: string;
  readonly changes: ReadonlyArray<{
    readonly after: string | null;
    readonly before: string | null;
    readonly field: AgentActionField;
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
          "kind": "ScalarField",
          "name": "before"
        },
        {
          "kind": "ScalarField",
          "name": "after"
        }
      ]
    }
  ],
  "type": "AgentAction"
};

(node as any).hash = "7ad0c2d47f57317df435ada6396c904f";

export default node;
