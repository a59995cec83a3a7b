/**
 * @generated SignedSource<<86953d9eefa7cb8fdc89aa869bfae590>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutRow_payout$data = {
  readonly account: string;
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly id: string;
  readonly isRemainder: boolean;
  readonly periodEnd: string;
  readonly periodStart: string;
  readonly " $fragmentType": "PayoutRow_payout";
};
export type PayoutRow_payout$key = {
  readonly " $data"?: PayoutRow_payout$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutRow_payout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayoutRow_payout",
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
      "kind": "ScalarField",
      "name": "account",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodStart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRemainder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
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
  "type": "ContractPayout",
  "abstractKey": null
};

(node as any).hash = "bda343bce642ef64e619e417c0f13f3f";

export default node;
