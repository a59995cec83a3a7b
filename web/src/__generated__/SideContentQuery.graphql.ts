/**
 * @generated SignedSource<<39387cfb9086aff3bfea0ba92a98592d>>
 * @relayHash 11a3badd252ed171b50f426bbb787bcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b51195421824b18d1729a738477aaffcc1d505f978679488d0adc1d94cefa0e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContractKind = "DAILY_SALARY" | "DIVIDEND" | "HOURLY_SALARY" | "REAL_TIME_SALARY" | "%future added value";
export type SideContentQuery$variables = {
  account: string;
  hasItem: boolean;
  item: string;
  mayRead: boolean;
};
export type SideContentQuery$data = {
  readonly node?: {
    readonly bet: {
      readonly " $fragmentSpreads": FragmentRefs<"BetFacts_bet">;
    } | null;
    readonly payout: {
      readonly kind: ContractKind;
      readonly " $fragmentSpreads": FragmentRefs<"Explanation_payout">;
    } | null;
  } | null;
  readonly site: {
    readonly features: {
      readonly downlineTransfer: boolean;
    };
  };
  readonly viewer: {
    readonly agent: {
      readonly downlineAccount?: {
        readonly " $fragmentSpreads": FragmentRefs<"SideAccount_account">;
      } | null;
    } | null;
  };
};
export type SideContentQuery = {
  response: SideContentQuery$data;
  variables: SideContentQuery$variables;
};

import Explanation_payout$normalization_graphql from './Explanation_payout$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "account"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasItem"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "item"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mayRead"
},
v4 = [
  {
    "kind": "Variable",
    "name": "account",
    "variableName": "account"
  }
],
v5 = {
  "concreteType": "SiteFeatures",
  "kind": "LinkedField",
  "name": "features",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "downlineTransfer"
    }
  ]
},
v6 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "item"
  }
],
v7 = {
  "kind": "ScalarField",
  "name": "kind"
},
v8 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v9 = {
  "kind": "ScalarField",
  "name": "status"
},
v10 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SideContentQuery",
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
                "condition": "mayRead",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "args": (v4/*:: as any*/),
                    "concreteType": "DownlineAccount",
                    "kind": "LinkedField",
                    "name": "downlineAccount",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "FragmentSpread",
                        "name": "SideAccount_account"
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
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
        ]
      },
      {
        "condition": "hasItem",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v6/*:: as any*/),
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "BetFacts_bet"
                    }
                  ],
                  "type": "TeamBet"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "bet"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    (v7/*:: as any*/),
                    {
                      "kind": "FragmentSpread",
                      "name": "Explanation_payout"
                    }
                  ],
                  "type": "ContractPayout"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "payout"
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
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SideContentQuery",
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
                "condition": "mayRead",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "args": (v4/*:: as any*/),
                    "concreteType": "DownlineAccount",
                    "kind": "LinkedField",
                    "name": "downlineAccount",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "account"
                      },
                      (v7/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "level"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "childCount"
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "balance",
                        "plural": false,
                        "selections": (v8/*:: as any*/)
                      },
                      {
                        "kind": "ScalarField",
                        "name": "rebate"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "registeredAt"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "lastLoginAt"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "nickname"
                      },
                      {
                        "concreteType": "DownlineDetails",
                        "kind": "LinkedField",
                        "name": "details",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "maskedEmail"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "maskedMobile"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "otherCurrencies"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "path"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "maxRebate"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "restrictedAbove"
                          }
                        ]
                      },
                      (v9/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "isOnline"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "canBet"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "canTransfer"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "canWithdraw"
                      },
                      (v10/*:: as any*/)
                    ]
                  }
                ]
              },
              (v10/*:: as any*/)
            ]
          }
        ]
      },
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v10/*:: as any*/)
        ]
      },
      {
        "condition": "hasItem",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v6/*:: as any*/),
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "__typename"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "gameName"
                  },
                  (v9/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "internalID"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "placedAt"
                  },
                  {
                    "alias": "resultAt",
                    "kind": "ScalarField",
                    "name": "settledAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "category"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "vendorCode"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "stake",
                        "plural": false,
                        "selections": (v8/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "validStake",
                        "plural": false,
                        "selections": (v8/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "payout",
                        "plural": false,
                        "selections": (v8/*:: as any*/)
                      }
                    ],
                    "type": "Turnover",
                    "abstractKey": "__isTurnover"
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "houseResult",
                    "plural": false,
                    "selections": (v8/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "profit",
                    "plural": false,
                    "selections": (v8/*:: as any*/)
                  },
                  {
                    "kind": "ScalarField",
                    "name": "selection"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "round"
                  }
                ],
                "type": "TeamBet"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "fragment": Explanation_payout$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ],
                "type": "ContractPayout"
              },
              (v10/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "9b51195421824b18d1729a738477aaffcc1d505f978679488d0adc1d94cefa0e",
    "metadata": {},
    "name": "SideContentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "46632ddc4604df221f4882dc8246942c";

export default node;
