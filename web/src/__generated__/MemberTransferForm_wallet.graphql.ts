/**
 * @generated SignedSource<<2951fc619e419d0f38dd27965e3b423a>>
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
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "available",
      "plural": false,
      "selections": [
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
      ],
      "storageKey": null
    }
  ],
  "type": "Wallet",
  "abstractKey": null
};

(node as any).hash = "daf4997cad0d5e8d3c672e428fd766ea";

export default node;
