/**
 * @generated SignedSource<<f4b471813c9d968c4fe361b2a4157384>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useConfirmWithdrawal_withdrawal$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalDetail_withdrawal" | "WithdrawalRow_withdrawal">;
  readonly " $fragmentType": "useConfirmWithdrawal_withdrawal";
};
export type useConfirmWithdrawal_withdrawal$key = {
  readonly " $data"?: useConfirmWithdrawal_withdrawal$data;
  readonly " $fragmentSpreads": FragmentRefs<"useConfirmWithdrawal_withdrawal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useConfirmWithdrawal_withdrawal",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WithdrawalDetail_withdrawal"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WithdrawalRow_withdrawal"
    }
  ],
  "type": "Withdrawal",
  "abstractKey": null
};

(node as any).hash = "29cde9d0baac3844a4433dff67378dcb";

export default node;
