/**
 * @generated SignedSource<<5db3b54594dce003962dd749d738d2b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Profit_money$data = {
  readonly amount: string;
  readonly currency: string;
  readonly " $fragmentType": "Profit_money";
};
export type Profit_money$key = {
  readonly " $data"?: Profit_money$data;
  readonly " $fragmentSpreads": FragmentRefs<"Profit_money">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Profit_money",
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

(node as any).hash = "15866d690ffc0ae6bca6e28d16a682aa";

export default node;
