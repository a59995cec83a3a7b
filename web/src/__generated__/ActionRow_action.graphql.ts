/**
 * @generated SignedSource<<f823ff620596446ee34288b748f9c7de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgentActionField = "CAN_BET" | "CAN_TRANSFER" | "CAN_WITHDRAW" | "KIND" | "LINK" | "REBATE" | "STATUS" | "UNKNOWN" | "%future added value";
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
  "metadata": null,
  "name": "ActionRow_action",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agent",
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
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AgentActionChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "AgentAction",
  "abstractKey": null
};

(node as any).hash = "7ad0c2d47f57317df435ada6396c904f";

export default node;
