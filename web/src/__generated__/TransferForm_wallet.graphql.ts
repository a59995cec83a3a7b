/**
 * @generated SignedSource<<21d2a2e9f03e5735b79cffee0743af5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TransferForm_wallet$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Balance_wallet" | "WalletGames_wallet" | "WalletPaneAccounts_wallet" | "WalletPaneParts_wallet">;
  readonly " $fragmentType": "TransferForm_wallet";
};
export type TransferForm_wallet$key = {
  readonly " $data"?: TransferForm_wallet$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransferForm_wallet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TransferForm_wallet",
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

(node as any).hash = "640e2e9b889fed15fb6ff8c090e1778c";

export default node;
