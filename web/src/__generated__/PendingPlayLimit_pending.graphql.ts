/**
 * @generated SignedSource<<99fa64051fddbdabfaab8acb69cc0fff>>
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
  "metadata": null,
  "name": "PendingPlayLimit_pending",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmUntil",
      "storageKey": null
    }
  ],
  "type": "PendingPlayLimit",
  "abstractKey": null
};

(node as any).hash = "f396d0bf6cabcc6f69623c2b164abc17";

export default node;
