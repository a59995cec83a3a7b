/**
 * @generated SignedSource<<dee35927a74150b7654f773f68c1cf53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LotteryKind = "FIVE_DIGITS" | "RACE" | "THREE_DICE" | "THREE_DIGITS" | "UNKNOWN" | "VIETNAM_NORTH" | "VIETNAM_SOUTH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useMenuLotteries_viewer$data = {
  readonly member: {
    readonly recentLotteries: ReadonlyArray<{
      readonly accountTypeName: string;
      readonly code: string;
      readonly drawInterval: number | null;
      readonly kind: LotteryKind;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"LotteryMenuItem_lottery">;
    }> | null;
    readonly username: string;
  } | null;
  readonly " $fragmentType": "useMenuLotteries_viewer";
};
export type useMenuLotteries_viewer$key = {
  readonly " $data"?: useMenuLotteries_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMenuLotteries_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "mode"
    }
  ],
  "kind": "Fragment",
  "name": "useMenuLotteries_viewer",
  "selections": [
    {
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "username"
        },
        {
          "kind": "CatchField",
          "field": {
            "args": [
              {
                "kind": "Variable",
                "name": "mode",
                "variableName": "mode"
              }
            ],
            "concreteType": "Lottery",
            "kind": "LinkedField",
            "name": "recentLotteries",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "code"
              },
              {
                "kind": "ScalarField",
                "name": "name"
              },
              {
                "kind": "ScalarField",
                "name": "accountTypeName"
              },
              {
                "kind": "ScalarField",
                "name": "kind"
              },
              {
                "kind": "ScalarField",
                "name": "drawInterval"
              },
              {
                "kind": "FragmentSpread",
                "name": "LotteryMenuItem_lottery"
              }
            ]
          },
          "to": "NULL"
        }
      ]
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "126129f55d5a1cb01b6aaa51c20785dd";

export default node;
