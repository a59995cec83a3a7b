/**
 * @generated SignedSource<<3dfd2d93b73dd77a615951b57581998f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContractKind = "DAILY_SALARY" | "DIVIDEND" | "HOURLY_SALARY" | "REAL_TIME_SALARY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayoutItem_payout$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly base: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly broughtForward: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly kind: ContractKind;
  readonly periodEnd: string;
  readonly periodStart: string;
  readonly rate: string | null;
  readonly " $fragmentType": "PayoutItem_payout";
};
export type PayoutItem_payout$key = {
  readonly " $data"?: PayoutItem_payout$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutItem_payout">;
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
  "name": "PayoutItem_payout",
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
      "name": "periodStart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "base",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "broughtForward",
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
    }
  ],
  "type": "ContractPayout",
  "abstractKey": null
};
})();

(node as any).hash = "c6c717c17ebd819c134407d3b1987567";

export default node;
