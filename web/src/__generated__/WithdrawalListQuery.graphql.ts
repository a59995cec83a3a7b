/**
 * @generated SignedSource<<43b9594c2269ae540f0c7675fde9d330>>
 * @relayHash b68cc8ecde5d8e5264514bd380d20a17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe0d1c4af70d39436d3cd39bee74b814d05a45bcc82249c14289982ea5ba34b7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
export type WithdrawalState = "APPROVED" | "AWAITING_CONFIRM" | "CANCELLED" | "DISPUTED" | "FORCED_RECEIVED" | "FULLY_PAID" | "PAYING" | "RECEIVED" | "REJECTED" | "REVIEW" | "UNKNOWN" | "%future added value";
export type WithdrawalFilter = {
  period?: PeriodInput | null;
  states?: ReadonlyArray<WithdrawalState> | null;
};
export type PeriodInput = {
  days: DayRangeInput;
  preset?: never;
} | {
  days?: never;
  preset: PeriodPreset;
};
export type DayRangeInput = {
  from: string;
  fromTime?: string | null;
  to: string;
  toTime?: string | null;
};
export type WithdrawalListQuery$variables = {
  after?: string | null;
  filter?: WithdrawalFilter | null;
};
export type WithdrawalListQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly page: Result<{
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"WithdrawalRow_withdrawal">;
          };
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"RecordList_page">;
      }, unknown>;
    } | null;
  };
};
export type WithdrawalListQuery = {
  response: WithdrawalListQuery$data;
  variables: WithdrawalListQuery$variables;
};

import RecordList_page$normalization_graphql from './RecordList_page$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "WithdrawalListQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": "page",
                  "args": (v2/*:: as any*/),
                  "concreteType": "WithdrawalConnection",
                  "kind": "LinkedField",
                  "name": "withdrawals",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "WithdrawalEdge",
                      "kind": "LinkedField",
                      "name": "edges",
                      "plural": true,
                      "selections": [
                        {
                          "concreteType": "Withdrawal",
                          "kind": "LinkedField",
                          "name": "node",
                          "plural": false,
                          "selections": [
                            (v3/*:: as any*/),
                            {
                              "kind": "FragmentSpread",
                              "name": "WithdrawalRow_withdrawal"
                            }
                          ]
                        }
                      ]
                    },
                    {
                      "kind": "FragmentSpread",
                      "name": "RecordList_page"
                    }
                  ]
                },
                "to": "RESULT"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WithdrawalListQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "alias": "page",
                "args": (v2/*:: as any*/),
                "concreteType": "WithdrawalConnection",
                "kind": "LinkedField",
                "name": "withdrawals",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "WithdrawalEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Withdrawal",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "bankName"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "lastFour"
                          },
                          {
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
                          },
                          {
                            "kind": "ScalarField",
                            "name": "state"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "createdAt"
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "fragment": RecordList_page$normalization_graphql,
                        "kind": "FragmentSpread"
                      }
                    ],
                    "type": "Page",
                    "abstractKey": "__isPage"
                  }
                ]
              },
              (v3/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "fe0d1c4af70d39436d3cd39bee74b814d05a45bcc82249c14289982ea5ba34b7",
    "metadata": {},
    "name": "WithdrawalListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8e567c01d9042f3ccd811cf2b0ce6e96";

export default node;
