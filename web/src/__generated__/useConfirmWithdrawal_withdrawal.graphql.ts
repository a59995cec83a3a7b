/**
 * @generated SignedSource<<44aea62eab49d72e086651aaad05c7e1>>
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
  "name": "useConfirmWithdrawal_withdrawal",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "WithdrawalDetail_withdrawal"
    },
    {
      "kind": "FragmentSpread",
      "name": "WithdrawalRow_withdrawal"
    }
  ],
  "type": "Withdrawal"
};

(node as any).hash = "8a5fb6522061b80faeb277309e3a7a8d";

export default node;
