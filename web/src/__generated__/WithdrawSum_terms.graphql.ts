/**
 * @generated SignedSource<<a464b9a48331df17da8a73197e2b2896>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawSum_terms$data = {
  readonly feeRate: string;
  readonly least: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "WithdrawSum_terms";
};
export type WithdrawSum_terms$key = {
  readonly " $data"?: WithdrawSum_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawSum_terms">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawSum_terms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feeRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "least",
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
  "type": "WithdrawalTerms",
  "abstractKey": null
};

(node as any).hash = "974c039af59ac73a4e3efa9c719a52da";

export default node;
