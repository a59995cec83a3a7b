/**
 * @generated SignedSource<<3e3bfcd458ebb79753aa379db699d3f5>>
 * @relayHash 2426c274a99f6b6b7745c685757b32cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38f92ed148235cdd06b3fdff78cb3bd8cc60835f1c4672272a44c04c2203960f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WalletPaneSubscription$variables = Record<PropertyKey, never>;
export type WalletPaneSubscription$data = {
  readonly balanceChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"WalletCurrencies_wallet" | "WalletGames_wallet" | "WalletPaneAccounts_wallet">;
  };
};
export type WalletPaneSubscription = {
  response: WalletPaneSubscription$data;
  variables: WalletPaneSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "currency"
},
v1 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  (v0/*:: as any*/)
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "balance",
  "plural": false,
  "selections": (v1/*:: as any*/)
},
v4 = {
  "kind": "ScalarField",
  "name": "isOpen"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "WalletPaneSubscription",
    "selections": [
      {
        "concreteType": "Wallet",
        "kind": "LinkedField",
        "name": "balanceChanged",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "WalletGames_wallet"
          },
          {
            "kind": "FragmentSpread",
            "name": "WalletPaneAccounts_wallet"
          },
          {
            "kind": "FragmentSpread",
            "name": "WalletCurrencies_wallet"
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WalletPaneSubscription",
    "selections": [
      {
        "concreteType": "Wallet",
        "kind": "LinkedField",
        "name": "balanceChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "games",
            "plural": false,
            "selections": (v1/*:: as any*/)
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
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ]
          },
          {
            "concreteType": "CurrencyWallet",
            "kind": "LinkedField",
            "name": "currencyWallets",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "isActive"
              }
            ]
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "38f92ed148235cdd06b3fdff78cb3bd8cc60835f1c4672272a44c04c2203960f",
    "metadata": {},
    "name": "WalletPaneSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "141ce917698565e6d900c25a822355be";

export default node;
