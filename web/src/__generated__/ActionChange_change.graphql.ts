/**
 * @generated SignedSource<<7a06ab1cd70084e0370b396196058d4e>>
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
  "metadata": null,
  "name": "ActionChange_change",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    }
  ],
  "type": "AgentActionChange",
  "abstractKey": null
};

(node as any).hash = "5d9192402a0b978c413fa2cfcba09d1a";

export default node;
