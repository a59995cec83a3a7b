/**
 * @generated SignedSource<<61e0c30556230c301108baae781d53d9>>
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
  "metadata": null,
  "name": "AffiliateScreen_member",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "OwnAgentApplication",
        "kind": "LinkedField",
        "name": "agentApplication",
        "plural": false,
        "selections": [
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
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "dbc3160a7827e4fbbc9f536851d75474";

export default node;
