/**
 * @generated SignedSource<<6de8838538a6630f0f0befd67b6f34c2>>
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
  "kind": "ScalarField",
  "name": "currency"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WalletCurrencies_wallet",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "CurrencyWallet",
        "kind": "LinkedField",
        "name": "currencyWallets",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "balance",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "amount"
              },
              (v0/*:: as any*/)
            ]
          },
          {
            "kind": "ScalarField",
            "name": "isOpen"
          },
          {
            "kind": "ScalarField",
            "name": "isActive"
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Wallet"
};
})();

(node as any).hash = "03cc48adb10657eb21318dbe76d1f7fc";

export default node;
