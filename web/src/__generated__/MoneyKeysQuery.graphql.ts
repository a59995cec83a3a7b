/**
 * @generated SignedSource<<35757c3237315324c17a47769ddd14af>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "internalID",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "balance",
  "plural": false,
  "selections": [
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
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ContractTier",
    "kind": "LinkedField",
    "name": "tiers",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "periodValidBet",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "periodProfitAndLoss",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "activeMembers",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "betAmount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "MemberContracts",
  "kind": "LinkedField",
  "name": "contracts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Contract",
      "kind": "LinkedField",
      "name": "dailySalary",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Contract",
      "kind": "LinkedField",
      "name": "hourSalary",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RealTimeContract",
      "kind": "LinkedField",
      "name": "realTimeSalary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "profitRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lossRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "singleBetAmount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Contract",
      "kind": "LinkedField",
      "name": "dividend",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MoneyKeysQuery",
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
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "concreteType": "Wallet",
                  "kind": "LinkedField",
                  "name": "wallet",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "WalletAccount",
                      "kind": "LinkedField",
                      "name": "accounts",
                      "plural": true,
                      "selections": [
                        (v0/*:: as any*/),
                        (v1/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "NULL"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MoneyKeysQuery",
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
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Wallet",
                "kind": "LinkedField",
                "name": "wallet",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WalletAccount",
                    "kind": "LinkedField",
                    "name": "accounts",
                    "plural": true,
                    "selections": [
                      (v0/*:: as any*/),
                      (v1/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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
