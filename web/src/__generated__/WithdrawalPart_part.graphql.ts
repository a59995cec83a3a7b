/**
 * @generated SignedSource<<1ddf4d4bd38449a04a26b704c0f96581>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WithdrawalPartState = "AWAITING_CONFIRM" | "DISPUTED" | "FORCED_RECEIVED" | "RECEIVED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalPart_part$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly confirmBefore: string | null;
  readonly internalID: string;
  readonly isDepositFinal: boolean;
  readonly paidAt: string;
  readonly proofCount: number;
  readonly state: WithdrawalPartState;
  readonly viewerCanConfirm: boolean;
  readonly " $fragmentType": "WithdrawalPart_part";
};
export type WithdrawalPart_part$key = {
  readonly " $data"?: WithdrawalPart_part$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalPart_part">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WithdrawalPart_part",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "internalID"
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
      "name": "paidAt"
    },
    {
      "kind": "ScalarField",
      "name": "confirmBefore"
    },
    {
      "kind": "ScalarField",
      "name": "isDepositFinal"
    },
    {
      "kind": "ScalarField",
      "name": "proofCount"
    },
    {
      "kind": "ScalarField",
      "name": "viewerCanConfirm"
    }
  ],
  "type": "WithdrawalPart"
};

(node as any).hash = "1d53541dc020fe93b92c53bd8e4c830c";

export default node;
