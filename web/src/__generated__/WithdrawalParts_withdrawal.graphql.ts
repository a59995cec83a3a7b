/**
 * @generated SignedSource<<e6f175925063ee043377d22bd005ab5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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
          "kind": "FragmentSpread",
          "name": "WithdrawalPart_part"
        }
      ]
    }
  ],
  "type": "Withdrawal"
};
})();

(node as any).hash = "7a77a0e99914c2f79959bd8143d2a9cb";

export default node;
