/**
 * @generated SignedSource<<5b8a76f89051256d444461d2aa966715>>
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

(node as any).hash = "897b5f6a49e0fd9a5e5042d0a25349ea";

export default node;
