/**
 * @generated SignedSource<<3fdc5fb6b848933cf6f2da5c6c086610>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LotteryTable_lottery$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"LotteryHead_lottery" | "PlayBoard_lottery" | "SlipForm_lottery" | "useFollowDraws_lottery">;
  readonly " $fragmentType": "LotteryTable_lottery";
};
export type LotteryTable_lottery$key = {
  readonly " $data"?: LotteryTable_lottery$data;
  readonly " $fragmentSpreads": FragmentRefs<"LotteryTable_lottery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LotteryTable_lottery",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "FragmentSpread",
      "name": "LotteryHead_lottery"
    },
    {
      "kind": "FragmentSpread",
      "name": "PlayBoard_lottery"
    },
    {
      "kind": "FragmentSpread",
      "name": "SlipForm_lottery"
    },
    {
      "kind": "FragmentSpread",
      "name": "useFollowDraws_lottery"
    }
  ],
  "type": "Lottery"
};

(node as any).hash = "5c3cc74f6a0c30a54aa0858d430527b9";

export default node;
