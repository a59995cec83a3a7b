/**
 * @generated SignedSource<<72f42406a9eeff8fdb8bf1a310de6cd2>>
 * @relayHash ba2596125c2199e66ebf2e651c734cb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f74eb466cb9120349c567e1756e88ff2726525a03f0d39f425f6b594dc86905

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DigestDay = "TODAY" | "YESTERDAY" | "%future added value";
export type DigestQuery$variables = {
  day: DigestDay;
};
export type DigestQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly digest: {
        readonly applicationsToDecide: number | null;
        readonly biggestLosses: ReadonlyArray<{
          readonly account: string;
          readonly gameName: string;
          readonly id: string;
          readonly profit: {
            readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
          };
        }>;
        readonly biggestWins: ReadonlyArray<{
          readonly account: string;
          readonly gameName: string;
          readonly id: string;
          readonly profit: {
            readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
          };
        }>;
        readonly contractsOffered: number;
        readonly contractsToAnswer: number;
        readonly firstDepositCount: number;
        readonly firstDeposits: ReadonlyArray<{
          readonly account: string;
          readonly amount: {
            readonly amount: string;
            readonly currency: string;
          } | null;
        }>;
        readonly newAccountCount: number;
        readonly newAccounts: ReadonlyArray<{
          readonly account: string;
          readonly at: string;
        }>;
        readonly payoutRequestsWaiting: number | null;
      } | null;
    } | null;
  };
};
export type DigestQuery = {
  response: DigestQuery$data;
  variables: DigestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "day"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "day",
    "variableName": "day"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "newAccountCount"
},
v3 = {
  "kind": "ScalarField",
  "name": "account"
},
v4 = {
  "concreteType": "DigestAccount",
  "kind": "LinkedField",
  "name": "newAccounts",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "at"
    }
  ]
},
v5 = {
  "kind": "ScalarField",
  "name": "firstDepositCount"
},
v6 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v7 = {
  "concreteType": "DigestAccount",
  "kind": "LinkedField",
  "name": "firstDeposits",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v6/*:: as any*/)
    }
  ]
},
v8 = {
  "kind": "ScalarField",
  "name": "id"
},
v9 = {
  "kind": "ScalarField",
  "name": "gameName"
},
v10 = [
  (v8/*:: as any*/),
  (v3/*:: as any*/),
  (v9/*:: as any*/),
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "profit",
    "plural": false,
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "Result_money"
      }
    ]
  }
],
v11 = {
  "kind": "ScalarField",
  "name": "contractsToAnswer"
},
v12 = {
  "kind": "ScalarField",
  "name": "contractsOffered"
},
v13 = {
  "kind": "ScalarField",
  "name": "applicationsToDecide"
},
v14 = {
  "kind": "ScalarField",
  "name": "payoutRequestsWaiting"
},
v15 = [
  (v8/*:: as any*/),
  (v3/*:: as any*/),
  (v9/*:: as any*/),
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "profit",
    "plural": false,
    "selections": (v6/*:: as any*/)
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DigestQuery",
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
                "concreteType": "AgentDigest",
                "kind": "LinkedField",
                "name": "digest",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "concreteType": "TeamBet",
                    "kind": "LinkedField",
                    "name": "biggestWins",
                    "plural": true,
                    "selections": (v10/*:: as any*/)
                  },
                  {
                    "concreteType": "TeamBet",
                    "kind": "LinkedField",
                    "name": "biggestLosses",
                    "plural": true,
                    "selections": (v10/*:: as any*/)
                  },
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
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
    "name": "DigestQuery",
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
                "concreteType": "AgentDigest",
                "kind": "LinkedField",
                "name": "digest",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "concreteType": "TeamBet",
                    "kind": "LinkedField",
                    "name": "biggestWins",
                    "plural": true,
                    "selections": (v15/*:: as any*/)
                  },
                  {
                    "concreteType": "TeamBet",
                    "kind": "LinkedField",
                    "name": "biggestLosses",
                    "plural": true,
                    "selections": (v15/*:: as any*/)
                  },
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ]
              },
              (v8/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "7f74eb466cb9120349c567e1756e88ff2726525a03f0d39f425f6b594dc86905",
    "metadata": {},
    "name": "DigestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "28cc621af211529c75c0d752409e0c8f";

export default node;
