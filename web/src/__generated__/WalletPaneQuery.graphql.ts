/**
 * @generated SignedSource<<2872cc2ae7ea6b7c9fee2dde16894739>>
 * @relayHash e978b0e91d5fe85831665eb63b61cb7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 405b10dcefc59a235b96e7e40a9ad94710fc57070781b24d4c3b56d1c5319b30

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WalletPaneQuery$variables = Record<PropertyKey, never>;
export type WalletPaneQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly wallet: {
        readonly " $fragmentSpreads": FragmentRefs<"WalletCurrencies_wallet" | "WalletGames_wallet" | "WalletPaneAccounts_wallet" | "WalletPaneParts_wallet">;
      };
    } | null;
  };
};
export type WalletPaneQuery = {
  response: WalletPaneQuery$data;
  variables: WalletPaneQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "currency"
},
v2 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  (v1/*:: as any*/)
],
v3 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "balance",
  "plural": false,
  "selections": (v2/*:: as any*/)
},
v4 = {
  "kind": "ScalarField",
  "name": "isOpen"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "WalletPaneQuery",
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
                    "kind": "FragmentSpread",
                    "name": "WalletPaneParts_wallet"
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "WalletGames_wallet"
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "WalletCurrencies_wallet"
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "WalletPaneAccounts_wallet"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WalletPaneQuery",
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
                  (v0/*:: as any*/),
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "total",
                    "plural": false,
                    "selections": (v2/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "available",
                    "plural": false,
                    "selections": (v2/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "bonus",
                    "plural": false,
                    "selections": (v2/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "locked",
                    "plural": false,
                    "selections": (v2/*:: as any*/)
                  },
                  {
                    "kind": "ScalarField",
                    "name": "updatedAt"
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "games",
                    "plural": false,
                    "selections": (v2/*:: as any*/)
                  },
                  {
                    "concreteType": "CurrencyWallet",
                    "kind": "LinkedField",
                    "name": "currencyWallets",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "isActive"
                      }
                    ]
                  },
                  {
                    "concreteType": "WalletAccount",
                    "kind": "LinkedField",
                    "name": "accounts",
                    "plural": true,
                    "selections": [
                      (v0/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "name"
                      },
                      (v3/*:: as any*/),
                      (v4/*:: as any*/)
                    ]
                  }
                ]
              },
              (v0/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "405b10dcefc59a235b96e7e40a9ad94710fc57070781b24d4c3b56d1c5319b30",
    "metadata": {},
    "name": "WalletPaneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b567be17a318dcc554a470db450d8891";

export default node;
