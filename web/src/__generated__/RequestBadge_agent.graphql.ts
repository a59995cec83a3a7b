/**
 * @generated SignedSource<<318fc23a36ba8a7f74a5a65ba568c02a>>
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
  "metadata": null,
  "name": "RequestBadge_agent",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          }
        ],
        "storageKey": "contractRequests(first:1)"
      },
      "to": "NULL"
    }
  ],
  "type": "Agent",
  "abstractKey": null
};

(node as any).hash = "9cc46b8e3fa9a7c307d6d4a006d650f7";

export default node;
