/**
 * @generated SignedSource<<56de4973b06f95a0769851ded5c61dd4>>
 * @relayHash 9442baddf7efca87b244c299aa7e5311
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45db70de6edb712b520b502a1049d8ed0a359e1fbf4f8e71b8feff364f4937d5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWatchWalletSubscription$variables = Record<PropertyKey, never>;
export type useWatchWalletSubscription$data = {
  readonly balanceChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"WalletCurrencies_wallet" | "WalletGames_wallet" | "WalletPaneAccounts_wallet">;
  };
};
export type useWatchWalletSubscription = {
  response: useWatchWalletSubscription$data;
  variables: useWatchWalletSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "balance",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOpen",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useWatchWalletSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Wallet",
        "kind": "LinkedField",
        "name": "balanceChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WalletGames_wallet"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WalletPaneAccounts_wallet"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WalletCurrencies_wallet"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useWatchWalletSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Wallet",
        "kind": "LinkedField",
        "name": "balanceChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "games",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WalletAccount",
            "kind": "LinkedField",
            "name": "accounts",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CurrencyWallet",
            "kind": "LinkedField",
            "name": "currencyWallets",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isActive",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "45db70de6edb712b520b502a1049d8ed0a359e1fbf4f8e71b8feff364f4937d5",
    "metadata": {},
    "name": "useWatchWalletSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "572a904388bd18eaf848e2ad7fc2d4f4";

export default node;
