/**
 * @generated SignedSource<<cff53186b6ee721ae0894d19c7ebaf7a>>
 * @relayHash 70eaca46f0c17c7a8e03a8d68f5a0e6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d60a447ed9531f6d90f0946ff666d7de46f66b4aaa64b87ccbf008ed2f59b6a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContractDirection = "OFFERED" | "RECEIVED" | "%future added value";
export type ContractKind = "DAILY_SALARY" | "DIVIDEND" | "HOURLY_SALARY" | "REAL_TIME_SALARY" | "%future added value";
export type ContractPeriod = "DAILY" | "MONTHLY" | "SEMIMONTHLY" | "WEEKLY" | "%future added value";
export type ContractState = "ACTIVE" | "AUTO_TERMINATED" | "EXPIRED" | "PENDING_NEW" | "PENDING_TERMINATION" | "REJECTED" | "TERMINATED" | "UNKNOWN" | "%future added value";
export type AgentContractFilter = {
  account?: string | null;
  direction?: ContractDirection;
  kind: ContractKind;
  state?: ContractState | null;
};
export type TermsReviewQuery$variables = {
  active: AgentContractFilter;
  ending: AgentContractFilter;
};
export type TermsReviewQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly active: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly paidOnRequest: boolean | null;
            readonly period: ContractPeriod | null;
            readonly terms: {
              readonly " $fragmentSpreads": FragmentRefs<"contractTerms_terms">;
            };
          };
        }>;
      } | null;
      readonly ending: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly paidOnRequest: boolean | null;
            readonly period: ContractPeriod | null;
            readonly terms: {
              readonly " $fragmentSpreads": FragmentRefs<"contractTerms_terms">;
            };
          };
        }>;
      } | null;
    } | null;
  };
};
export type TermsReviewQuery = {
  response: TermsReviewQuery$data;
  variables: TermsReviewQuery$variables;
};

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
v3 = {
  "kind": "ScalarField",
  "name": "period"
},
v4 = {
  "kind": "ScalarField",
  "name": "paidOnRequest"
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "ContractTier",
      "kind": "LinkedField",
      "name": "tiers",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "rate"
        },
        {
          "kind": "ScalarField",
          "name": "periodValidBet"
        },
        {
          "kind": "ScalarField",
          "name": "periodProfitAndLoss"
        },
        {
          "kind": "ScalarField",
          "name": "activeMembers"
        },
        {
          "kind": "ScalarField",
          "name": "betAmount"
        }
      ]
    }
  ],
  "type": "Contract"
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "profitRate"
    },
    {
      "kind": "ScalarField",
      "name": "lossRate"
    },
    {
      "kind": "ScalarField",
      "name": "singleBetAmount"
    }
  ],
  "type": "RealTimeContract"
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "terms",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "contractTerms_terms",
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "argumentDefinitions": ([]/*:: as any*/)
              }
            ]
          }
        ]
      }
    ]
  }
],
v8 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "ending"
  },
  (v1/*:: as any*/)
],
v9 = {
  "kind": "ScalarField",
  "name": "id"
},
v10 = [
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ]
          },
          (v9/*:: as any*/)
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "TermsReviewQuery",
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
                "kind": "CatchField",
                "field": {
                  "alias": "active",
                  "args": (v2/*:: as any*/),
                  "concreteType": "AgentContractConnection",
                  "kind": "LinkedField",
                  "name": "contracts",
                  "plural": false,
                  "selections": (v7/*:: as any*/)
                },
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": {
                  "alias": "ending",
                  "args": (v8/*:: as any*/),
                  "concreteType": "AgentContractConnection",
                  "kind": "LinkedField",
                  "name": "contracts",
                  "plural": false,
                  "selections": (v7/*:: as any*/)
                },
                "to": "NULL"
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
    "name": "TermsReviewQuery",
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
                "selections": (v10/*:: as any*/)
              },
              {
                "alias": "ending",
                "args": (v8/*:: as any*/),
                "concreteType": "AgentContractConnection",
                "kind": "LinkedField",
                "name": "contracts",
                "plural": false,
                "selections": (v10/*:: as any*/)
              },
              (v9/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "5d60a447ed9531f6d90f0946ff666d7de46f66b4aaa64b87ccbf008ed2f59b6a",
    "metadata": {},
    "name": "TermsReviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "331f39490b2590c36acef2e288c3d5d2";

export default node;
