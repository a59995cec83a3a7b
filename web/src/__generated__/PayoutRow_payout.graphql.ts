/**
 * @generated SignedSource<<fbc398f6512d2037fd7e345f7f135e6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutRow_payout$data = {
  readonly account: string;
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly base: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly id: string;
  readonly isPending: boolean;
  readonly isRemainder: boolean;
  readonly periodEnd: string;
  readonly periodStart: string;
  readonly rate: string | null;
  readonly settledAt: string;
  readonly " $fragmentType": "PayoutRow_payout";
};
export type PayoutRow_payout$key = {
  readonly " $data"?: PayoutRow_payout$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutRow_payout">;
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
  "name": "PayoutRow_payout",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "account"
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
      "name": "isRemainder"
    },
    {
      "kind": "ScalarField",
      "name": "isPending"
    },
    {
      "kind": "ScalarField",
      "name": "rate"
    },
    {
      "kind": "ScalarField",
      "name": "settledAt"
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
      "name": "amount",
      "plural": false,
      "selections": (v0/*:: as any*/)
    }
  ],
  "type": "ContractPayout"
};
})();

(node as any).hash = "85db77000e0df5507cf419f4daed6975";

export default node;
