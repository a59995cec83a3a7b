/**
 * @generated SignedSource<<43700156f8b7fa3f94dfa6aef3c3a8d6>>
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
    readonly least: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly most: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"WithdrawSum_terms">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "WithdrawSum_terms"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Wallet",
  "abstractKey": null
};
})();

(node as any).hash = "8e7ecac2f8bc228a2ee0c9280bc6cd90";

export default node;
