/**
 * @generated SignedSource<<7da55700f94c881801d0e62578d2edba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberTransferForm_terms$data = {
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
  readonly upline: {
    readonly account: string;
    readonly nickname: string | null;
  } | null;
  readonly " $fragmentType": "MemberTransferForm_terms";
};
export type MemberTransferForm_terms$key = {
  readonly " $data"?: MemberTransferForm_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberTransferForm_terms">;
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
  "name": "MemberTransferForm_terms",
  "selections": [
    {
      "concreteType": "TransferReceiver",
      "kind": "LinkedField",
      "name": "upline",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "account"
        },
        {
          "kind": "ScalarField",
          "name": "nickname"
        }
      ]
    },
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
    }
  ],
  "type": "TransferTerms"
};
})();

(node as any).hash = "edebe6a8e4d6e877ff4bbcda7ac69fc3";

export default node;
