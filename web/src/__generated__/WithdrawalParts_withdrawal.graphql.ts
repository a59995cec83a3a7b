/**
 * @generated SignedSource<<76dd054873b78169248cf3704559cb5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WithdrawalPartState = "AWAITING_CONFIRM" | "DISPUTED" | "FORCED_RECEIVED" | "RECEIVED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalParts_withdrawal$data = {
  readonly arriving: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly id: string;
  readonly paid: {
    readonly amount: string;
  };
  readonly parts: ReadonlyArray<{
    readonly internalID: string;
    readonly state: WithdrawalPartState;
    readonly " $fragmentSpreads": FragmentRefs<"WithdrawalPart_part">;
  }>;
  readonly viewerCanConfirm: boolean;
  readonly " $fragmentType": "WithdrawalParts_withdrawal";
};
export type WithdrawalParts_withdrawal$key = {
  readonly " $data"?: WithdrawalParts_withdrawal$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalParts_withdrawal">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "amount"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WithdrawalParts_withdrawal",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "paid",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ]
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "arriving",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "currency"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "viewerCanConfirm"
    },
    {
      "concreteType": "WithdrawalPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "internalID"
        },
        {
          "kind": "ScalarField",
          "name": "state"
        },
        {
          "kind": "FragmentSpread",
          "name": "WithdrawalPart_part"
        }
      ]
    }
  ],
  "type": "Withdrawal"
};
})();

(node as any).hash = "c7a7dc58fe278c294dd798ba3d0f04ad";

export default node;
