/**
 * @generated SignedSource<<3d710710cef1039e0a05c8f2b0f01411>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Balance_wallet$data = {
  readonly id: string;
  readonly total: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly " $fragmentType": "Balance_wallet";
};
export type Balance_wallet$key = {
  readonly " $data"?: Balance_wallet$data;
  readonly " $fragmentSpreads": FragmentRefs<"Balance_wallet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Balance_wallet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
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

(node as any).hash = "5a589d8935bdf4261457d00fef8e6f75";

export default node;
