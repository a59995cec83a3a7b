/**
 * @generated SignedSource<<7d4da5d56134b070443538b1c48c6f76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestBadge_agent$data = {
  readonly contractRequests: {
    readonly totalCount: number;
  } | null;
  readonly " $fragmentType": "RequestBadge_agent";
};
export type RequestBadge_agent$key = {
  readonly " $data"?: RequestBadge_agent$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestBadge_agent">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RequestBadge_agent",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          }
        ],
        "concreteType": "AgentContractConnection",
        "kind": "LinkedField",
        "name": "contractRequests",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "totalCount"
          }
        ],
        "storageKey": "contractRequests(first:1)"
      },
      "to": "NULL"
    }
  ],
  "type": "Agent"
};

(node as any).hash = "9cc46b8e3fa9a7c307d6d4a006d650f7";

export default node;
