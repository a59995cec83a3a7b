/**
 * @generated SignedSource<<a96b755b2f76070f6a6c320c79778dcc>>
 * @relayHash 9ebe3f324c8c3612d97196d58f418633
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e650a2698a1865e1f9c36481234a1b728013dcc0ef79ec20760f474ee8fe92b0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MovedContractsSubscription$variables = Record<PropertyKey, never>;
export type MovedContractsSubscription$data = {
  readonly contractsChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"RequestBadge_agent">;
  };
};
export type MovedContractsSubscription = {
  response: MovedContractsSubscription$data;
  variables: MovedContractsSubscription$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "MovedContractsSubscription",
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
    "name": "MovedContractsSubscription",
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
    "id": "e650a2698a1865e1f9c36481234a1b728013dcc0ef79ec20760f474ee8fe92b0",
    "metadata": {},
    "name": "MovedContractsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};

(node as any).hash = "a13cb4b27d91967a6057fa15bf663d95";

export default node;
