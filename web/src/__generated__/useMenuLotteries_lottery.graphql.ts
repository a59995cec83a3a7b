/**
 * @generated SignedSource<<37a055aaae961389c1d8a5181c9f2260>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LotteryKind = "FIVE_DIGITS" | "RACE" | "THREE_DICE" | "THREE_DIGITS" | "UNKNOWN" | "VIETNAM_NORTH" | "VIETNAM_SOUTH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useMenuLotteries_lottery$data = {
  readonly accountTypeName: string;
  readonly code: string;
  readonly drawInterval: number | null;
  readonly kind: LotteryKind;
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

(node as any).hash = "518b3af95296579fb7c5fb3c8f369c39";

export default node;
