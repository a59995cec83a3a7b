/**
 * @generated SignedSource<<f4b2a872d2c079ccbc25fb3fce77e063>>
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountMovementRow_movement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "balanceAfter",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remark",
      "storageKey": null
    }
  ],
  "type": "AccountMovement",
  "abstractKey": null
};
})();

(node as any).hash = "35c3ea7ec75e402e88681c2c77d4e636";

export default node;
