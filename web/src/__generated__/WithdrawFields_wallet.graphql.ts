/**
 * @generated SignedSource<<b8ed0620ba858cdd5aa5d54fa2f96557>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawFields_wallet$data = {
  readonly available: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly withdrawalTerms: {
    readonly confirmMinutes: number;
    readonly dailyAmountLeft: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly dailyCount: number;
    readonly dailyCountLeft: number;
    readonly feeRate: string;
    readonly least: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly most: {
      readonly amount: string;
      readonly currency: string;
    };
  };
  readonly " $fragmentType": "WithdrawFields_wallet";
};
export type WithdrawFields_wallet$key = {
  readonly " $data"?: WithdrawFields_wallet$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawFields_wallet">;
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WithdrawFields_wallet",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "available",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "WithdrawalTerms",
      "kind": "LinkedField",
      "name": "withdrawalTerms",
      "plural": false,
      "selections": [
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "least",
          "plural": false,
          "selections": (v0/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "most",
          "plural": false,
          "selections": (v0/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "dailyCount"
        },
        {
          "kind": "ScalarField",
          "name": "dailyCountLeft"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "dailyAmountLeft",
          "plural": false,
          "selections": (v0/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "confirmMinutes"
        },
        {
          "kind": "ScalarField",
          "name": "feeRate"
        }
      ]
    }
  ],
  "type": "Wallet"
};
})();

(node as any).hash = "91a98b4c3c94da1d6ea52085913bf5a8";

export default node;
