/**
 * @generated SignedSource<<d8346f430e3df42919552265857acb5c>>
 * @relayHash 4f6c0ea0cb7d41531d994d103777776e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9c4947ca77c01b848219358aa469921469bdbb8499297722418a72c77a27190

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRefreshBalanceQuery$variables = {
  id: string;
  withAccounts: boolean;
};
export type useRefreshBalanceQuery$data = {
  readonly node: {
    readonly accounts?: {
      readonly " $fragmentSpreads": FragmentRefs<"WalletPaneAccounts_wallet">;
    } | null;
    readonly balance?: {
      readonly " $fragmentSpreads": FragmentRefs<"Balance_wallet">;
    } | null;
    readonly games?: {
      readonly " $fragmentSpreads": FragmentRefs<"WalletGames_wallet">;
    } | null;
    readonly parts?: {
      readonly " $fragmentSpreads": FragmentRefs<"WalletPaneParts_wallet">;
    } | null;
  } | null;
};
export type useRefreshBalanceQuery = {
  response: useRefreshBalanceQuery$data;
  variables: useRefreshBalanceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "withAccounts"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useRefreshBalanceQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "Balance_wallet"
                    }
                  ],
                  "type": "Wallet"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "balance"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "WalletPaneParts_wallet"
                    }
                  ],
                  "type": "Wallet"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "parts"
              },
              {
                "condition": "withAccounts",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "kind": "FragmentSpread",
                          "name": "WalletGames_wallet"
                        }
                      ],
                      "type": "Wallet"
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "games"
                  },
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "kind": "FragmentSpread",
                          "name": "WalletPaneAccounts_wallet"
                        }
                      ],
                      "type": "Wallet"
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "accounts"
                  }
                ]
              }
            ],
            "type": "Wallet"
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
    "name": "useRefreshBalanceQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "available",
                "plural": false,
                "selections": (v3/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "bonus",
                "plural": false,
                "selections": (v3/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "total",
                "plural": false,
                "selections": (v3/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "locked",
                "plural": false,
                "selections": (v3/*:: as any*/)
              },
              {
                "kind": "ScalarField",
                "name": "updatedAt"
              },
              {
                "condition": "withAccounts",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "games",
                    "plural": false,
                    "selections": (v3/*:: as any*/)
                  },
                  {
                    "concreteType": "WalletAccount",
                    "kind": "LinkedField",
                    "name": "accounts",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "name"
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "balance",
                        "plural": false,
                        "selections": (v3/*:: as any*/)
                      },
                      {
                        "kind": "ScalarField",
                        "name": "isOpen"
                      }
                    ]
                  }
                ]
              }
            ],
            "type": "Wallet"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "c9c4947ca77c01b848219358aa469921469bdbb8499297722418a72c77a27190",
    "metadata": {},
    "name": "useRefreshBalanceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c5c983fb2c7c70c9fa2e7ee65843afc7";

export default node;
