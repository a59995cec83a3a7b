/**
 * @generated SignedSource<<d972ad98c992eb5a627a23a60045cab8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResultRow_draw$data = {
  readonly drawsAt: string;
  readonly number: string;
  readonly numbers: ReadonlyArray<string>;
  readonly prizes: ReadonlyArray<{
    readonly __typename: "LotteryPrize";
  }>;
  readonly seed: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"DrawCheckDialog_draw" | "PrizeTable_draw">;
  readonly " $fragmentType": "ResultRow_draw";
};
export type ResultRow_draw$key = {
  readonly " $data"?: ResultRow_draw$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultRow_draw">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResultRow_draw",
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
      "kind": "ScalarField",
      "name": "drawsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numbers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seed",
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PrizeTable_draw"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DrawCheckDialog_draw"
    }
  ],
  "type": "LotteryDraw",
  "abstractKey": null
};

(node as any).hash = "81e4a74a08845bf38e21c3f7da139226";

export default node;
