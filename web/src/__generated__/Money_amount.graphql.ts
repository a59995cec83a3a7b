/**
 * @generated SignedSource<<2a8d40a9e752954e24116263a7829bd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Money_amount$data = {
  readonly amount: string;
  readonly currency: string;
  readonly " $fragmentType": "Money_amount";
};
export type Money_amount$key = {
  readonly " $data"?: Money_amount$data;
  readonly " $fragmentSpreads": FragmentRefs<"Money_amount">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Money_amount",
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
  "type": "Money",
  "abstractKey": null
};

(node as any).hash = "830545d70da71878aad49c2a2f0b26b5";

export default node;
