/**
 * @generated SignedSource<<ee0ad54577bb5a633e7e5700e063b4fc>>
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
  "name": "MemberTransferForm_terms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TransferReceiver",
      "kind": "LinkedField",
      "name": "upline",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "account",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nickname",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
    }
  ],
  "type": "TransferTerms",
  "abstractKey": null
};
})();

(node as any).hash = "edebe6a8e4d6e877ff4bbcda7ac69fc3";

export default node;
