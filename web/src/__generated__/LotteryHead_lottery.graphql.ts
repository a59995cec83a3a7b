/**
 * @generated SignedSource<<b4c33da9e9fbf701872e0773c50d22f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LotteryKind = "FIVE_DIGITS" | "RACE" | "THREE_DICE" | "THREE_DIGITS" | "UNKNOWN" | "VIETNAM_NORTH" | "VIETNAM_SOUTH" | "%future added value";
export type LotteryMode = "ELOTT" | "LOTT" | "SEA" | "UNKNOWN" | "VIETNAM" | "ZY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LotteryHead_lottery$data = {
  readonly code: string;
  readonly currentDraw: {
    readonly " $fragmentSpreads": FragmentRefs<"CurrentDraw_draw">;
  } | null;
  readonly drawInterval: number | null;
  readonly kind: LotteryKind;
  readonly mode: LotteryMode;
  readonly name: string;
  readonly results: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"LastDraw_draw">;
      };
    }>;
  } | null;
  readonly " $fragmentType": "LotteryHead_lottery";
};
export type LotteryHead_lottery$key = {
  readonly " $data"?: LotteryHead_lottery$data;
  readonly " $fragmentSpreads": FragmentRefs<"LotteryHead_lottery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LotteryHead_lottery",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "mode"
    },
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "code"
    },
    {
      "kind": "ScalarField",
      "name": "drawInterval"
    },
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "LotteryDraw",
        "kind": "LinkedField",
        "name": "currentDraw",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "CurrentDraw_draw"
          }
        ]
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          }
        ],
        "concreteType": "LotteryDrawConnection",
        "kind": "LinkedField",
        "name": "results",
        "plural": false,
        "selections": [
          {
            "concreteType": "LotteryDrawEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "LotteryDraw",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "LastDraw_draw"
                  }
                ]
              }
            ]
          }
        ],
        "storageKey": "results(first:1)"
      },
      "to": "NULL"
    }
  ],
  "type": "Lottery"
};

(node as any).hash = "5482293ab7598c6c1a3415ea66d3d6d1";

export default node;
