/**
 * @generated SignedSource<<848c5cffc03788e1cf40dca6a93b0e4e>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "newAccountCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "account",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "DigestAccount",
  "kind": "LinkedField",
  "name": "newAccounts",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstDepositCount",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "DigestAccount",
  "kind": "LinkedField",
  "name": "firstDeposits",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gameName",
  "storageKey": null
},
v10 = [
  (v8/*:: as any*/),
  (v3/*:: as any*/),
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "profit",
    "plural": false,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Result_money"
      }
    ],
    "storageKey": null
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contractsToAnswer",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contractsOffered",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "applicationsToDecide",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payoutRequestsWaiting",
  "storageKey": null
},
v15 = [
  (v8/*:: as any*/),
  (v3/*:: as any*/),
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "profit",
    "plural": false,
    "selections": (v6/*:: as any*/),
    "storageKey": null
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
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "alias": null,
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
                    "alias": null,
                    "args": null,
                    "concreteType": "TeamBet",
                    "kind": "LinkedField",
                    "name": "biggestWins",
                    "plural": true,
                    "selections": (v10/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TeamBet",
                    "kind": "LinkedField",
                    "name": "biggestLosses",
                    "plural": true,
                    "selections": (v10/*:: as any*/),
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DigestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "alias": null,
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
                    "alias": null,
                    "args": null,
                    "concreteType": "TeamBet",
                    "kind": "LinkedField",
                    "name": "biggestWins",
                    "plural": true,
                    "selections": (v15/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TeamBet",
                    "kind": "LinkedField",
                    "name": "biggestLosses",
                    "plural": true,
                    "selections": (v15/*:: as any*/),
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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

(node as any).hash = "6a03e6c9d3aa8509cf46e3d7a351b271";

export default node;
