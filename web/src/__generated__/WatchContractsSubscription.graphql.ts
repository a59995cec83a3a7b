/**
 * @generated SignedSource<<1e773762262470a8b34aa18399d2461d>>
 * @relayHash afb3abbc6b4a56e5fd4ffb1cc774b0d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b31899977f9f2aa1bbf1a970d8f37666ab4d32b0fb77bfeabd81be27d5fa4d2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchContractsSubscription$variables = Record<PropertyKey, never>;
export type WatchContractsSubscription$data = {
  readonly contractsChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"RequestBadge_agent">;
  };
};
export type WatchContractsSubscription = {
  response: WatchContractsSubscription$data;
  variables: WatchContractsSubscription$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "WatchContractsSubscription",
    "selections": [
      {
        "concreteType": "Agent",
        "kind": "LinkedField",
        "name": "contractsChanged",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "RequestBadge_agent"
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WatchContractsSubscription",
    "selections": [
      {
        "concreteType": "Agent",
        "kind": "LinkedField",
        "name": "contractsChanged",
        "plural": false,
        "selections": [
          {
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
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "8b31899977f9f2aa1bbf1a970d8f37666ab4d32b0fb77bfeabd81be27d5fa4d2",
    "metadata": {},
    "name": "WatchContractsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};

(node as any).hash = "1d69947b00c2631cc4774f9dd5b93cb6";

export default node;
