/**
 * @generated SignedSource<<d6df36b67107d5bc1e41098ff48fcc8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberTransferForm_wallet$data = {
  readonly available: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "MemberTransferForm_wallet";
};
export type MemberTransferForm_wallet$key = {
  readonly " $data"?: MemberTransferForm_wallet$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberTransferForm_wallet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MemberTransferForm_wallet",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "available",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "amount"
        },
        {
          "kind": "ScalarField",
          "name": "currency"
        }
      ]
    }
  ],
  "type": "Wallet"
};

(node as any).hash = "71a39452c751b3e2648f9c87830f5225";

export default node;
