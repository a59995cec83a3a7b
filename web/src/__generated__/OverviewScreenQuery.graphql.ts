/**
 * @generated SignedSource<<ca1148314d68ffda23412cf004fec5a5>>
 * @relayHash de1d2928d041af3eea3c4e87ec8aeeb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb29ebb8c41809f89c4621543b6c466a5f984c5556bd10c4cbc8a83f0eb237f7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
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
export type OverviewScreenQuery$variables = {
  period?: PeriodInput | null;
};
export type OverviewScreenQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly overview: Result<{
        readonly memberCount: number;
        readonly previousUntil: string | null;
        readonly " $fragmentSpreads": FragmentRefs<"IncomeCard_overview" | "MemberLists_overview" | "OverviewDays_overview" | "TeamFigures_overview">;
      }, unknown>;
    } | null;
  };
};
export type OverviewScreenQuery = {
  response: OverviewScreenQuery$data;
  variables: OverviewScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "period"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "period",
    "variableName": "period"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "memberCount"
},
v3 = {
  "kind": "ScalarField",
  "name": "previousUntil"
},
v4 = {
  "kind": "ScalarField",
  "name": "amount"
},
v5 = [
  (v4/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v6 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "income",
  "plural": false,
  "selections": (v5/*:: as any*/)
},
v7 = {
  "kind": "ScalarField",
  "name": "activeMemberCount"
},
v8 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "deposit",
  "plural": false,
  "selections": (v5/*:: as any*/)
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    (v8/*:: as any*/),
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "withdrawal",
      "plural": false,
      "selections": (v5/*:: as any*/)
    }
  ],
  "type": "CashFlow",
  "abstractKey": "__isCashFlow"
},
v10 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "stake",
  "plural": false,
  "selections": (v5/*:: as any*/)
},
v11 = {
  "kind": "InlineFragment",
  "selections": [
    (v10/*:: as any*/),
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "validStake",
      "plural": false,
      "selections": (v5/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "payout",
      "plural": false,
      "selections": (v5/*:: as any*/)
    }
  ],
  "type": "Turnover",
  "abstractKey": "__isTurnover"
},
v12 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "houseResult",
  "plural": false,
  "selections": (v5/*:: as any*/)
},
v13 = [
  (v4/*:: as any*/)
],
v14 = {
  "kind": "ScalarField",
  "name": "account"
},
v15 = {
  "kind": "ScalarField",
  "name": "kind"
},
v16 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "OverviewScreenQuery",
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
                  "args": (v1/*:: as any*/),
                  "concreteType": "AgentOverview",
                  "kind": "LinkedField",
                  "name": "overview",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    {
                      "kind": "FragmentSpread",
                      "name": "IncomeCard_overview"
                    },
                    {
                      "kind": "FragmentSpread",
                      "name": "TeamFigures_overview"
                    },
                    {
                      "kind": "FragmentSpread",
                      "name": "OverviewDays_overview"
                    },
                    {
                      "kind": "FragmentSpread",
                      "name": "MemberLists_overview"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OverviewScreenQuery",
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
                "args": (v1/*:: as any*/),
                "concreteType": "AgentOverview",
                "kind": "LinkedField",
                "name": "overview",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "concreteType": "AgentFigures",
                    "kind": "LinkedField",
                    "name": "figures",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "commission",
                        "plural": false,
                        "selections": (v5/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "salary",
                        "plural": false,
                        "selections": (v5/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "dividend",
                        "plural": false,
                        "selections": (v5/*:: as any*/)
                      },
                      {
                        "kind": "ScalarField",
                        "name": "newMemberCount"
                      },
                      (v7/*:: as any*/),
                      (v9/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "bonus",
                        "plural": false,
                        "selections": (v5/*:: as any*/)
                      },
                      (v12/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "AgentFigures",
                    "kind": "LinkedField",
                    "name": "previous",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "income",
                        "plural": false,
                        "selections": (v13/*:: as any*/)
                      },
                      (v7/*:: as any*/),
                      (v9/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "bonus",
                        "plural": false,
                        "selections": (v13/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "houseResult",
                        "plural": false,
                        "selections": (v13/*:: as any*/)
                      }
                    ]
                  },
                  {
                    "concreteType": "AgentDay",
                    "kind": "LinkedField",
                    "name": "byDay",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "day"
                      },
                      (v7/*:: as any*/),
                      (v12/*:: as any*/),
                      (v10/*:: as any*/),
                      (v8/*:: as any*/),
                      (v6/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "onlineCount"
                  },
                  {
                    "concreteType": "DownlineAccount",
                    "kind": "LinkedField",
                    "name": "newest",
                    "plural": true,
                    "selections": [
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "registeredAt"
                      },
                      (v16/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "DownlineAccount",
                    "kind": "LinkedField",
                    "name": "onlineNow",
                    "plural": true,
                    "selections": [
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "lastLoginAt"
                      },
                      (v16/*:: as any*/)
                    ]
                  }
                ]
              },
              (v16/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "fb29ebb8c41809f89c4621543b6c466a5f984c5556bd10c4cbc8a83f0eb237f7",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9376258ad5e131677711d7392e562cfc";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
