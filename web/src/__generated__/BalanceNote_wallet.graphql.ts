/**
 * @generated SignedSource<<76d13034db4df74ec92ae51901f22023>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BalanceNote_wallet$data = {
  readonly available: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly " $fragmentType": "BalanceNote_wallet";
};
export type BalanceNote_wallet$key = {
  readonly " $data"?: BalanceNote_wallet$data;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceNote_wallet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BalanceNote_wallet",
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

(node as any).hash = "508c634a988dfeb5fa3ec6c699268cac";

export default node;
