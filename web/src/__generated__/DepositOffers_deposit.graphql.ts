/**
 * @generated SignedSource<<39a52ecc7452da6e482d2c004ece8c97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepositOffers_deposit$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly offers: ReadonlyArray<{
    readonly internalID: string;
    readonly reward: {
      readonly amount: string;
      readonly currency: string;
    } | null;
    readonly title: string;
    readonly turnover: {
      readonly amount: string;
      readonly currency: string;
    } | null;
  }> | null;
  readonly " $fragmentType": "DepositOffers_deposit";
};
export type DepositOffers_deposit$key = {
  readonly " $data"?: DepositOffers_deposit$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositOffers_deposit">;
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
  "name": "DepositOffers_deposit",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "PromotionStanding",
        "kind": "LinkedField",
        "name": "offers",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "internalID"
          },
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "reward",
            "plural": false,
            "selections": (v0/*:: as any*/)
          },
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "turnover",
            "plural": false,
            "selections": (v0/*:: as any*/)
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Deposit"
};
})();

(node as any).hash = "2a757d268b0ba285695edcd8ab4d0c96";

export default node;
