/**
 * @generated SignedSource<<42413fd82966ab9ff25a8f440a095c40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WithdrawalState = "APPROVED" | "AWAITING_CONFIRM" | "CANCELLED" | "DISPUTED" | "FORCED_RECEIVED" | "FULLY_PAID" | "PAYING" | "RECEIVED" | "REJECTED" | "REVIEW" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalRow_withdrawal$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly bankName: string;
  readonly createdAt: string;
  readonly id: string;
  readonly lastFour: string;
  readonly state: WithdrawalState;
  readonly " $fragmentType": "WithdrawalRow_withdrawal";
};
export type WithdrawalRow_withdrawal$key = {
  readonly " $data"?: WithdrawalRow_withdrawal$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalRow_withdrawal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WithdrawalRow_withdrawal",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "bankName"
    },
    {
      "kind": "ScalarField",
      "name": "lastFour"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "amount"
        },
        {
          "kind": "ScalarField",
          "name": "currency"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "createdAt"
    }
  ],
  "type": "Withdrawal"
};

(node as any).hash = "51d77053d1d2f39dae3944677f16823e";

export default node;
