/**
 * @generated SignedSource<<69cf5e72d1a7a511580faff02b250fd6>>
 * @relayHash d7bbf670eccd4ec5dba79bc076e5de44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb2bc4ae9e2edcf6290d8c197b5955a8b915dd6b8bf9602631300ea8f892717c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutRequestsQuery$variables = Record<PropertyKey, never>;
export type PayoutRequestsQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly " $fragmentSpreads": FragmentRefs<"PayoutRequests_agent">;
    } | null;
  };
};
export type PayoutRequestsQuery = {
  response: PayoutRequestsQuery$data;
  variables: PayoutRequestsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "amount"
    },
    {
      "kind": "ScalarField",
      "name": "currency"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "PayoutRequestsQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "PayoutRequests_agent"
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PayoutRequestsQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "concreteType": "PayoutRequests",
                "kind": "LinkedField",
                "name": "payoutRequests",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ReadyPayouts",
                    "kind": "LinkedField",
                    "name": "ready",
                    "plural": true,
                    "selections": [
                      (v0/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "payoutCount"
                      }
                    ]
                  },
                  {
                    "concreteType": "PayoutRequest",
                    "kind": "LinkedField",
                    "name": "requests",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "internalID"
                      },
                      (v0/*:: as any*/),
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
                        "name": "requestedAt"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "decidedAt"
                      }
                    ]
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "cb2bc4ae9e2edcf6290d8c197b5955a8b915dd6b8bf9602631300ea8f892717c",
    "metadata": {},
    "name": "PayoutRequestsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0890a298e5034c26c14eaf21c06e18b4";

export default node;
