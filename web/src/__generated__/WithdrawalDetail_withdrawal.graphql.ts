/**
 * @generated SignedSource<<00b44041ebec9098438b1335260996a4>>
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
  "name": "WithdrawalDetail_withdrawal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internalID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastFour",
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
      "name": "fee",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "arriving",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCancel",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WithdrawalParts_withdrawal"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WithdrawalTimeline_withdrawal"
    }
  ],
  "type": "Withdrawal",
  "abstractKey": null
};
})();

(node as any).hash = "78178c4abc80d99afa8506e31b9a1555";

export default node;
