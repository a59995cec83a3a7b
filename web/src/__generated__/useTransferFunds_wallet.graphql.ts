/**
 * @generated SignedSource<<220ad846cd9a5d92df56507855c291d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTransferFunds_wallet$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Balance_wallet" | "WalletGames_wallet" | "WalletPaneAccounts_wallet" | "WalletPaneParts_wallet">;
  readonly " $fragmentType": "useTransferFunds_wallet";
};
export type useTransferFunds_wallet$key = {
  readonly " $data"?: useTransferFunds_wallet$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTransferFunds_wallet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useTransferFunds_wallet",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "Balance_wallet"
    },
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
      "name": "WalletPaneAccounts_wallet"
    }
  ],
  "type": "Wallet"
};

(node as any).hash = "b3947b78eba0fff8ab03b42e1eaa3a6f";

export default node;
