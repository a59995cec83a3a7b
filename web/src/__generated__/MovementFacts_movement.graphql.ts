/**
 * @generated SignedSource<<ac09be3849bf27933d67d5f2baeaa744>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountMovementKind = "ADJUST" | "BET" | "BONUS" | "DEPOSIT" | "DIVIDEND" | "FREE_SPINS" | "JACKPOT" | "POINTS" | "REBATE" | "REFUND" | "SALARY" | "TRANSFER" | "UNKNOWN" | "WIN" | "WITHDRAW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MovementFacts_movement$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly balanceAfter: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly balanceBefore: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly createdAt: string;
  readonly movement: AccountMovementKind;
  readonly reference: string | null;
  readonly " $fragmentType": "MovementFacts_movement";
};
export type MovementFacts_movement$key = {
  readonly " $data"?: MovementFacts_movement$data;
  readonly " $fragmentSpreads": FragmentRefs<"MovementFacts_movement">;
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
  "name": "MovementFacts_movement",
  "selections": [
    {
      "alias": "movement",
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "balanceBefore",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "TeamTransaction",
  "abstractKey": null
};
})();

(node as any).hash = "f8873b157d373403a29d4cdf635fcfa4";

export default node;
