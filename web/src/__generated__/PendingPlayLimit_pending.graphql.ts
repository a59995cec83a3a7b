/**
 * @generated SignedSource<<4205941695ce8ce14cb8800376cf6ed4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PendingPlayLimit_pending$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly confirmFrom: string;
  readonly confirmUntil: string;
  readonly minutes: number | null;
  readonly " $fragmentType": "PendingPlayLimit_pending";
};
export type PendingPlayLimit_pending$key = {
  readonly " $data"?: PendingPlayLimit_pending$data;
  readonly " $fragmentSpreads": FragmentRefs<"PendingPlayLimit_pending">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PendingPlayLimit_pending",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
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
    },
    {
      "kind": "ScalarField",
      "name": "minutes"
    },
    {
      "kind": "ScalarField",
      "name": "confirmFrom"
    },
    {
      "kind": "ScalarField",
      "name": "confirmUntil"
    }
  ],
  "type": "PendingPlayLimit"
};

(node as any).hash = "cd5359e9e8f3501b0c9e060b1516322f";

export default node;
