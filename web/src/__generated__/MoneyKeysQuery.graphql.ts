/**
 * @generated SignedSource<<9c6a700b68032de50158c5256c6cba96>>
 * @relayHash f708e38a3f44eca142b3a80ef27c3a73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21c50117e2495913393e7418852b701c3890e97d8cd3dfea1c49833587ed73ed

import type { ConcreteRequest } from 'relay-runtime';
export type MoneyKeysQuery$variables = Record<PropertyKey, never>;
export type MoneyKeysQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly contracts: {
        readonly dailySalary: {
          readonly tiers: ReadonlyArray<{
            readonly activeMembers: number | null;
            readonly betAmount: string | null;
            readonly periodProfitAndLoss: string | null;
            readonly periodValidBet: string | null;
            readonly rate: string;
          }>;
        } | null;
        readonly dividend: {
          readonly tiers: ReadonlyArray<{
            readonly activeMembers: number | null;
            readonly betAmount: string | null;
            readonly periodProfitAndLoss: string | null;
            readonly periodValidBet: string | null;
            readonly rate: string;
          }>;
        } | null;
        readonly hourSalary: {
          readonly tiers: ReadonlyArray<{
            readonly activeMembers: number | null;
            readonly betAmount: string | null;
            readonly periodProfitAndLoss: string | null;
            readonly periodValidBet: string | null;
            readonly rate: string;
          }>;
        } | null;
        readonly realTimeSalary: {
          readonly lossRate: string;
          readonly profitRate: string;
          readonly singleBetAmount: string | null;
        } | null;
      } | null;
      readonly wallet: {
        readonly accounts: ReadonlyArray<{
          readonly balance: {
            readonly amount: string;
            readonly currency: string;
          };
          readonly internalID: string;
        }>;
      } | null;
    } | null;
  };
};
export type MoneyKeysQuery = {
  response: MoneyKeysQuery$data;
  variables: MoneyKeysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "internalID"
},
v1 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "balance",
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
v2 = [
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
v3 = {
  "concreteType": "MemberContracts",
  "kind": "LinkedField",
  "name": "contracts",
  "plural": false,
  "selections": [
    {
      "concreteType": "Contract",
      "kind": "LinkedField",
      "name": "dailySalary",
      "plural": false,
      "selections": (v2/*:: as any*/)
    },
    {
      "concreteType": "Contract",
      "kind": "LinkedField",
      "name": "hourSalary",
      "plural": false,
      "selections": (v2/*:: as any*/)
    },
    {
      "concreteType": "RealTimeContract",
      "kind": "LinkedField",
      "name": "realTimeSalary",
      "plural": false,
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
      ]
    },
    {
      "concreteType": "Contract",
      "kind": "LinkedField",
      "name": "dividend",
      "plural": false,
      "selections": (v2/*:: as any*/)
    }
  ]
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "MoneyKeysQuery",
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
                  "concreteType": "Wallet",
                  "kind": "LinkedField",
                  "name": "wallet",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "WalletAccount",
                      "kind": "LinkedField",
                      "name": "accounts",
                      "plural": true,
                      "selections": [
                        (v0/*:: as any*/),
                        (v1/*:: as any*/)
                      ]
                    }
                  ]
                },
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MoneyKeysQuery",
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
                "concreteType": "Wallet",
                "kind": "LinkedField",
                "name": "wallet",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "WalletAccount",
                    "kind": "LinkedField",
                    "name": "accounts",
                    "plural": true,
                    "selections": [
                      (v0/*:: as any*/),
                      (v1/*:: as any*/),
                      (v4/*:: as any*/)
                    ]
                  },
                  (v4/*:: as any*/)
                ]
              },
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "21c50117e2495913393e7418852b701c3890e97d8cd3dfea1c49833587ed73ed",
    "metadata": {},
    "name": "MoneyKeysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8aa3da5cb203950aab50968499c75790";

export default node;
