/**
 * @generated SignedSource<<1c0f092ada1fdcb6f98f39eb17c0bc4d>>
 * @relayHash 664ba7abdaabef3749e6e225370f982f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 954d88219eeed9e6072a99629ff71fe873b7afbdb89b747f1e074066e2a83e46

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContractDirection = "OFFERED" | "RECEIVED" | "%future added value";
export type ContractKind = "DAILY_SALARY" | "DIVIDEND" | "HOURLY_SALARY" | "REAL_TIME_SALARY" | "%future added value";
export type ContractState = "ACTIVE" | "AUTO_TERMINATED" | "EXPIRED" | "PENDING_NEW" | "PENDING_TERMINATION" | "REJECTED" | "TERMINATED" | "UNKNOWN" | "%future added value";
export type AgentContractFilter = {
  account?: string | null;
  direction?: ContractDirection;
  kind: ContractKind;
  state?: ContractState | null;
};
export type OfferDialogQuery$variables = {
  active: AgentContractFilter;
  ending: AgentContractFilter;
};
export type OfferDialogQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly active: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly " $fragmentSpreads": FragmentRefs<"OfferForm_own">;
          };
        }>;
      };
      readonly ending: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly " $fragmentSpreads": FragmentRefs<"OfferForm_own">;
          };
        }>;
      };
    } | null;
  };
};
export type OfferDialogQuery = {
  response: OfferDialogQuery$data;
  variables: OfferDialogQuery$variables;
};

import contractTerms_terms$normalization_graphql from './contractTerms_terms$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "active"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ending"
  }
],
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v2 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "active"
  },
  (v1/*:: as any*/)
],
v3 = [
  {
    "concreteType": "AgentContractEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "concreteType": "AgentContract",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "OfferForm_own"
          }
        ]
      }
    ]
  }
],
v4 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "ending"
  },
  (v1/*:: as any*/)
],
v5 = {
  "kind": "ScalarField",
  "name": "currency"
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
},
v7 = [
  {
    "concreteType": "AgentContractEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "concreteType": "AgentContract",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "openStake",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "amount"
              },
              (v5/*:: as any*/)
            ]
          },
          {
            "kind": "ScalarField",
            "name": "paidOnRequest"
          },
          {
            "kind": "ScalarField",
            "name": "period"
          },
          {
            "kind": "LinkedField",
            "name": "terms",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "__typename"
              },
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isContractTerms"
              },
              {
                "fragment": contractTerms_terms$normalization_graphql,
                "kind": "FragmentSpread"
              }
            ]
          },
          (v6/*:: as any*/)
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "OfferDialogQuery",
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
                "alias": "active",
                "args": (v2/*:: as any*/),
                "concreteType": "AgentContractConnection",
                "kind": "LinkedField",
                "name": "contracts",
                "plural": false,
                "selections": (v3/*:: as any*/)
              },
              {
                "alias": "ending",
                "args": (v4/*:: as any*/),
                "concreteType": "AgentContractConnection",
                "kind": "LinkedField",
                "name": "contracts",
                "plural": false,
                "selections": (v3/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OfferDialogQuery",
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
                "alias": "active",
                "args": (v2/*:: as any*/),
                "concreteType": "AgentContractConnection",
                "kind": "LinkedField",
                "name": "contracts",
                "plural": false,
                "selections": (v7/*:: as any*/)
              },
              {
                "alias": "ending",
                "args": (v4/*:: as any*/),
                "concreteType": "AgentContractConnection",
                "kind": "LinkedField",
                "name": "contracts",
                "plural": false,
                "selections": (v7/*:: as any*/)
              },
              (v6/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "954d88219eeed9e6072a99629ff71fe873b7afbdb89b747f1e074066e2a83e46",
    "metadata": {},
    "name": "OfferDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f6469e226ad842095536378ff717eb63";

export default node;
