/**
 * @generated SignedSource<<d51c18cad7b51b840b3da4ba4a6bebe7>>
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

(node as any).hash = "71a39452c751b3e2648f9c87830f5225";

export default node;
