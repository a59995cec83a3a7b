/**
 * @generated SignedSource<<b9236b176c0cac7198c150e91855b187>>
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WithdrawFields_wallet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "available",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WithdrawalTerms",
      "kind": "LinkedField",
      "name": "withdrawalTerms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "least",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "most",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dailyCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dailyCountLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "dailyAmountLeft",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feeRate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Wallet",
  "abstractKey": null
};
})();

(node as any).hash = "91a98b4c3c94da1d6ea52085913bf5a8";

export default node;
