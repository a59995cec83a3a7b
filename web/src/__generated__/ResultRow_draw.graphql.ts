/**
 * @generated SignedSource<<00b2c4280b04f1918f01b693bfdf3536>>
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
    readonly code: string;
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
          "name": "code",
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

(node as any).hash = "4cdd2bcc2eab845aef442a15a4d1f117";

export default node;
