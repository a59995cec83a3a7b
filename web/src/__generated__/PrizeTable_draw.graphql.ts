/**
 * @generated SignedSource<<acb71da9f8c0551bc26d830a0de3649e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrizeTable_draw$data = {
  readonly number: string;
  readonly prizes: ReadonlyArray<{
    readonly code: string;
    readonly numbers: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "PrizeTable_draw";
};
export type PrizeTable_draw$key = {
  readonly " $data"?: PrizeTable_draw$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrizeTable_draw">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PrizeTable_draw",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LotteryPrize",
      "kind": "LinkedField",
      "name": "prizes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numbers",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LotteryDraw",
  "abstractKey": null
};

(node as any).hash = "e1005e03e5eadc475b8e5159f25ee3cd";

export default node;
