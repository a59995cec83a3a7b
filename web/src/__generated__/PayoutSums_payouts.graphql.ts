/**
 * @generated SignedSource<<5662460e47ed19d3fe5e678e967ed289>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutSums_payouts$data = {
  readonly totalAmount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly totalCount: number;
  readonly " $fragmentType": "PayoutSums_payouts";
};
export type PayoutSums_payouts$key = {
  readonly " $data"?: PayoutSums_payouts$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutSums_payouts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayoutSums_payouts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "totalAmount",
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
  "type": "ContractPayoutConnection",
  "abstractKey": null
};

(node as any).hash = "3ba1e6bc042300ad2405f33ed11520aa";

export default node;
