/**
 * @generated SignedSource<<8a761bea3f2faa4f6470ba27935b8612>>
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
  "metadata": null,
  "name": "Result_money",
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

(node as any).hash = "667ac79d9b4ec9dc225c906097a0b773";

export default node;
