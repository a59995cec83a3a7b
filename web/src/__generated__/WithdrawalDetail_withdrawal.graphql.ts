/**
 * @generated SignedSource<<a2b16ce26d22a61b64296152adc3df4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WithdrawalState = "APPROVED" | "AWAITING_CONFIRM" | "CANCELLED" | "DISPUTED" | "FORCED_RECEIVED" | "FULLY_PAID" | "PAYING" | "RECEIVED" | "REJECTED" | "REVIEW" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalDetail_withdrawal$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly arriving: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly bankName: string;
  readonly endedAt: string | null;
  readonly fee: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly id: string;
  readonly internalID: string;
  readonly lastFour: string;
  readonly state: WithdrawalState;
  readonly viewerCanCancel: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalParts_withdrawal" | "WithdrawalTimeline_withdrawal">;
  readonly " $fragmentType": "WithdrawalDetail_withdrawal";
};
export type WithdrawalDetail_withdrawal$key = {
  readonly " $data"?: WithdrawalDetail_withdrawal$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalDetail_withdrawal">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WithdrawalDetail_withdrawal",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "internalID"
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
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "fee",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "arriving",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "endedAt"
    },
    {
      "kind": "ScalarField",
      "name": "viewerCanCancel"
    },
    {
      "kind": "FragmentSpread",
      "name": "WithdrawalParts_withdrawal"
    },
    {
      "kind": "FragmentSpread",
      "name": "WithdrawalTimeline_withdrawal"
    }
  ],
  "type": "Withdrawal"
};
})();

(node as any).hash = "78178c4abc80d99afa8506e31b9a1555";

export default node;
