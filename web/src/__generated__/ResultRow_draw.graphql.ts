/**
 * @generated SignedSource<<027662aee67a27f91d38f3d091673760>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResultRow_draw$data = {
  readonly drawsAt: string;
  readonly isGenerated: boolean;
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
      "kind": "ScalarField",
      "name": "isGenerated",
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

(node as any).hash = "3f2c8fa42836be5592fa8b7b60cfdace";

export default node;
