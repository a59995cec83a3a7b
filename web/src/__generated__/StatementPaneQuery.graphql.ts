/**
 * @generated SignedSource<<a7a741046cab05e156cb323ca8e1f04e>>
 * @relayHash fb2a4a1c0f1b65d86ef936f6a729c940
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8a3835d24c61496268cd6ffb96a2ebd828192ac64e658a7a8bf72a78f6711b3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
export type ActivityStatementFilter = {
  period?: PeriodInput | null;
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
export type StatementPaneQuery$variables = {
  filter?: ActivityStatementFilter | null;
};
export type StatementPaneQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly activityStatement: {
        readonly total: {
          readonly " $fragmentSpreads": FragmentRefs<"StatementTotal_period">;
        };
        readonly " $fragmentSpreads": FragmentRefs<"StatementPeriods_statement">;
      };
      readonly username: string;
    } | null;
  };
};
export type StatementPaneQuery = {
  response: StatementPaneQuery$data;
  variables: StatementPaneQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "username"
},
v2 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "firstDay"
},
v4 = {
  "kind": "ScalarField",
  "name": "lastDay"
},
v5 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "deposit",
      "plural": false,
      "selections": (v5/*:: as any*/)
    },
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
v7 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "stake",
  "plural": false,
  "selections": (v5/*:: as any*/)
},
v8 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "payout",
  "plural": false,
  "selections": (v5/*:: as any*/)
},
v9 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "bonus",
  "plural": false,
  "selections": (v5/*:: as any*/)
},
v10 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "rebate",
  "plural": false,
  "selections": (v5/*:: as any*/)
},
v11 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "other",
  "plural": false,
  "selections": (v5/*:: as any*/)
},
v12 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "closing",
  "plural": false,
  "selections": (v5/*:: as any*/)
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "StatementPaneQuery",
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
              (v1/*:: as any*/),
              {
                "args": (v2/*:: as any*/),
                "concreteType": "ActivityStatement",
                "kind": "LinkedField",
                "name": "activityStatement",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "StatementPeriod",
                    "kind": "LinkedField",
                    "name": "total",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "FragmentSpread",
                        "name": "StatementTotal_period"
                      }
                    ]
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "StatementPeriods_statement"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StatementPaneQuery",
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
              (v1/*:: as any*/),
              {
                "args": (v2/*:: as any*/),
                "concreteType": "ActivityStatement",
                "kind": "LinkedField",
                "name": "activityStatement",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "StatementPeriod",
                    "kind": "LinkedField",
                    "name": "total",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "opening",
                        "plural": false,
                        "selections": (v5/*:: as any*/)
                      },
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "netDeposit",
                        "plural": false,
                        "selections": (v5/*:: as any*/)
                      }
                    ]
                  },
                  {
                    "concreteType": "StatementPeriod",
                    "kind": "LinkedField",
                    "name": "periods",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/)
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
    "id": "c8a3835d24c61496268cd6ffb96a2ebd828192ac64e658a7a8bf72a78f6711b3",
    "metadata": {},
    "name": "StatementPaneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "530ead0e16040d8ee56a4d70797c5b5b";

export default node;
