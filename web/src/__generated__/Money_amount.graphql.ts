/**
 * @generated SignedSource<<76508c13890e7ea0f87550cfcf23df8c>>
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
  "name": "Money_amount",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "amount"
    },
    {
      "kind": "ScalarField",
      "name": "currency"
    }
  ],
  "type": "Money"
};

(node as any).hash = "830545d70da71878aad49c2a2f0b26b5";

export default node;
