/**
 * @generated SignedSource<<70f2f332337553c9b56655760e2c52f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgentActionField = "AMOUNT" | "CAN_BET" | "CAN_TRANSFER" | "CAN_WITHDRAW" | "CONTRACT" | "LINK" | "PASSWORD" | "REBATE" | "RIGHTS" | "SESSIONS" | "STATUS" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActionChange_change$data = {
  readonly after: string | null;
  readonly before: string | null;
  readonly field: AgentActionField;
  readonly " $fragmentType": "ActionChange_change";
};
export type ActionChange_change$key = {
  readonly " $data"?: ActionChange_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActionChange_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ActionChange_change",
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
  ],
  "type": "AgentActionChange"
};

(node as any).hash = "5d9192402a0b978c413fa2cfcba09d1a";

export default node;
