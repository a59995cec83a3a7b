/**
 * @generated SignedSource<<c51effee978ebd3b01426502e18b400c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LotteryKind = "FIVE_DIGITS" | "RACE" | "THREE_DICE" | "THREE_DIGITS" | "UNKNOWN" | "VIETNAM_NORTH" | "VIETNAM_SOUTH" | "%future added value";
export type LotteryMode = "ELOTT" | "LOTT" | "SEA" | "UNKNOWN" | "VIETNAM" | "ZY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LotteryMenuItem_lottery$data = {
  readonly accountTypeName: string;
  readonly code: string;
  readonly drawInterval: number | null;
  readonly kind: LotteryKind;
  readonly mode: LotteryMode;
  readonly name: string;
  readonly " $fragmentType": "LotteryMenuItem_lottery";
};
export type LotteryMenuItem_lottery$key = {
  readonly " $data"?: LotteryMenuItem_lottery$data;
  readonly " $fragmentSpreads": FragmentRefs<"LotteryMenuItem_lottery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LotteryMenuItem_lottery",
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
      "name": "kind"
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
      "name": "drawInterval"
    }
  ],
  "type": "Lottery"
};

(node as any).hash = "bba974467b5ae4f3247561264b14b0e2";

export default node;
