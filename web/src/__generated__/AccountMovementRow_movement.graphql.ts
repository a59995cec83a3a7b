/**
 * @generated SignedSource<<7bac3753561892260319c4fe1aa6085f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountMovementKind = "ADJUST" | "BET" | "BONUS" | "DEPOSIT" | "DIVIDEND" | "FREE_SPINS" | "JACKPOT" | "POINTS" | "REBATE" | "REFUND" | "SALARY" | "TRANSFER" | "UNKNOWN" | "WIN" | "WITHDRAW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountMovementRow_movement$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly balanceAfter: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly createdAt: string;
  readonly kind: AccountMovementKind;
  readonly reference: string | null;
  readonly remark: string | null;
  readonly " $fragmentType": "AccountMovementRow_movement";
};
export type AccountMovementRow_movement$key = {
  readonly " $data"?: AccountMovementRow_movement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountMovementRow_movement">;
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
  "name": "AccountMovementRow_movement",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "createdAt"
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
      "name": "balanceAfter",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "reference"
    },
    {
      "kind": "ScalarField",
      "name": "remark"
    }
  ],
  "type": "AccountMovement"
};
})();

(node as any).hash = "5940816ce58188efdf0f48cd03e5d7bd";

export default node;
