/**
 * @generated SignedSource<<945964faf071e380f26397ebe945aa3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Result_money$data = {
  readonly amount: string;
  readonly currency: string;
  readonly " $fragmentType": "Result_money";
};
export type Result_money$key = {
  readonly " $data"?: Result_money$data;
  readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Result_money",
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

(node as any).hash = "667ac79d9b4ec9dc225c906097a0b773";

export default node;
