/**
 * @generated SignedSource<<37a03643dd4e574888515846d4c59693>>
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
  "name": "PayoutItem_payout",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "periodStart"
    },
    {
      "kind": "ScalarField",
      "name": "periodEnd"
    },
    {
      "kind": "ScalarField",
      "name": "rate"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "base",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "broughtForward",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v0/*:: as any*/)
    }
  ],
  "type": "ContractPayout"
};
})();

(node as any).hash = "7365d2276e3261dee08d370822d03ddf";

export default node;
