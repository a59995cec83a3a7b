/**
 * @generated SignedSource<<b7172ad61b8befc1dc27ce591f796aba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LotteryKind = "FIVE_DIGITS" | "RACE" | "THREE_DICE" | "THREE_DIGITS" | "UNKNOWN" | "VIETNAM_NORTH" | "VIETNAM_SOUTH" | "%future added value";
export type LotteryMode = "ELOTT" | "LOTT" | "SEA" | "UNKNOWN" | "VIETNAM" | "ZY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useMenuLotteries_lottery$data = {
  readonly accountTypeName: string;
  readonly code: string;
  readonly drawInterval: number | null;
  readonly kind: LotteryKind;
  readonly mode: LotteryMode;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"LotteryMenuItem_lottery">;
  readonly " $fragmentType": "useMenuLotteries_lottery";
};
export type useMenuLotteries_lottery$key = {
  readonly " $data"?: useMenuLotteries_lottery$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMenuLotteries_lottery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useMenuLotteries_lottery",
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
      "name": "mode"
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
  ],
  "type": "Lottery"
};

(node as any).hash = "636fab3195d23ddba661f4cbf8fb9740";

export default node;
