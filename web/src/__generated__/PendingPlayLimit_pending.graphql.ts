/**
 * @generated SignedSource<<09c3a4417b07294c0a97c1969cc86853>>
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

(node as any).hash = "f396d0bf6cabcc6f69623c2b164abc17";

export default node;
