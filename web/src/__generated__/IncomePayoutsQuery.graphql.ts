/**
 * @generated SignedSource<<777147cf4a701704e364521ef77bb86f>>
 * @relayHash a39cf362926462bcb338dcd7e8c8b0eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd82b6bdf883a5201821e757a247e6d375a4a8a621ac5c391a9e44760fc2b5d0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
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
export type IncomePayoutsQuery$variables = {
  after?: string | null;
  period: PeriodInput;
};
export type IncomePayoutsQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly contractPayouts: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"PayoutItem_payout">;
          };
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"Pagination_page">;
      };
    } | null;
    readonly member: {
      readonly rebates: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly commission: {
              readonly amount: string;
            };
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"CommissionItem_rebate">;
          };
        }>;
      };
    } | null;
  };
};
export type IncomePayoutsQuery = {
  response: IncomePayoutsQuery$data;
  variables: IncomePayoutsQuery$variables;
};

import Pagination_page$normalization_graphql from './Pagination_page$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "period"
},
v2 = {
  "kind": "Variable",
  "name": "period",
  "variableName": "period"
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 31
  },
  (v2/*:: as any*/)
],
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = {
  "kind": "ScalarField",
  "name": "amount"
},
v6 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "fields": [
      (v2/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v7 = [
  (v5/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v8 = {
  "kind": "ScalarField",
  "name": "rate"
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
    "name": "IncomePayoutsQuery",
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
                "args": (v3/*:: as any*/),
                "concreteType": "RebateConnection",
                "kind": "LinkedField",
                "name": "rebates",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "RebateEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Rebate",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "commission",
                            "plural": false,
                            "selections": [
                              (v5/*:: as any*/)
                            ]
                          },
                          {
                            "kind": "FragmentSpread",
                            "name": "CommissionItem_rebate"
                          }
                        ]
                      }
                    ]
                  }
                ]
              }
            ]
          },
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "args": (v6/*:: as any*/),
                "concreteType": "ContractPayoutConnection",
                "kind": "LinkedField",
                "name": "contractPayouts",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ContractPayoutEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "ContractPayout",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          {
                            "kind": "FragmentSpread",
                            "name": "PayoutItem_payout"
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "Pagination_page"
                  }
                ]
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
    "name": "IncomePayoutsQuery",
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
                "args": (v3/*:: as any*/),
                "concreteType": "RebateConnection",
                "kind": "LinkedField",
                "name": "rebates",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "RebateEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Rebate",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "commission",
                            "plural": false,
                            "selections": (v7/*:: as any*/)
                          },
                          {
                            "kind": "ScalarField",
                            "name": "day"
                          },
                          (v8/*:: as any*/),
                          {
                            "concreteType": "RebateShare",
                            "kind": "LinkedField",
                            "name": "shares",
                            "plural": true,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "rateBelow"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "accountCount"
                              },
                              {
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "validStake",
                                "plural": false,
                                "selections": (v7/*:: as any*/)
                              }
                            ]
                          }
                        ]
                      }
                    ]
                  }
                ]
              },
              (v4/*:: as any*/)
            ]
          },
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "args": (v6/*:: as any*/),
                "concreteType": "ContractPayoutConnection",
                "kind": "LinkedField",
                "name": "contractPayouts",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ContractPayoutEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "ContractPayout",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "kind"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "periodStart"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "periodEnd"
                          },
                          (v8/*:: as any*/),
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "base",
                            "plural": false,
                            "selections": (v7/*:: as any*/)
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "broughtForward",
                            "plural": false,
                            "selections": (v7/*:: as any*/)
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount",
                            "plural": false,
                            "selections": (v7/*:: as any*/)
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "fragment": Pagination_page$normalization_graphql,
                        "kind": "FragmentSpread"
                      }
                    ],
                    "type": "Page",
                    "abstractKey": "__isPage"
                  }
                ]
              },
              (v4/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "bd82b6bdf883a5201821e757a247e6d375a4a8a621ac5c391a9e44760fc2b5d0",
    "metadata": {},
    "name": "IncomePayoutsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3806fe85f791f8cc2b47a86c491edaa7";

export default node;
