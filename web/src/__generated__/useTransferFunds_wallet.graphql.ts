/**
 * @generated SignedSource<<de1c9c47ef7953b8012517809b1e16e9>>
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
  "metadata": null,
  "name": "useTransferFunds_wallet",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Balance_wallet"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WalletPaneParts_wallet"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WalletGames_wallet"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WalletPaneAccounts_wallet"
    }
  ],
  "type": "Wallet",
  "abstractKey": null
};

(node as any).hash = "b3947b78eba0fff8ab03b42e1eaa3a6f";

export default node;
