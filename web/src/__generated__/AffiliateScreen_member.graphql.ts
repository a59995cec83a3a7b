/**
 * @generated SignedSource<<8530d7db528fa363b03e81d058ea2eac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgentApplicationState = "APPROVED" | "DECLINED" | "NEW" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AffiliateScreen_member$data = {
  readonly agentApplication: {
    readonly appliedAt: string;
    readonly reason: string | null;
    readonly state: AgentApplicationState;
  } | null;
  readonly " $fragmentType": "AffiliateScreen_member";
};
export type AffiliateScreen_member$key = {
  readonly " $data"?: AffiliateScreen_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"AffiliateScreen_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AffiliateScreen_member",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "OwnAgentApplication",
        "kind": "LinkedField",
        "name": "agentApplication",
        "plural": false,
        "selections": [
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
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Member"
};

(node as any).hash = "dbc3160a7827e4fbbc9f536851d75474";

export default node;
