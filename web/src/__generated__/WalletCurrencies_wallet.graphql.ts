/**
 * @generated SignedSource<<097769313f86fa6ed94f98fa892b6fdb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WalletCurrencies_wallet$data = {
  readonly currencyWallets: ReadonlyArray<{
    readonly balance: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly currency: string;
    readonly isActive: boolean;
    readonly isOpen: boolean;
  }> | null;
  readonly " $fragmentType": "WalletCurrencies_wallet";
};
export type WalletCurrencies_wallet$key = {
  readonly " $data"?: WalletCurrencies_wallet$data;
  readonly " $fragmentSpreads": FragmentRefs<"WalletCurrencies_wallet">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WalletCurrencies_wallet",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CurrencyWallet",
        "kind": "LinkedField",
        "name": "currencyWallets",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
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
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOpen",
            "storageKey": null
          },
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
      "to": "NULL"
    }
  ],
  "type": "Wallet",
  "abstractKey": null
};
})();

(node as any).hash = "03cc48adb10657eb21318dbe76d1f7fc";

export default node;
