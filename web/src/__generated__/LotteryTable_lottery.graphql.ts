/**
 * @generated SignedSource<<b9108c373f621f9181a877c7899810b6>>
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
  "metadata": null,
  "name": "LotteryTable_lottery",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LotteryHead_lottery"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlayBoard_lottery"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SlipForm_lottery"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFollowDraws_lottery"
    }
  ],
  "type": "Lottery",
  "abstractKey": null
};

(node as any).hash = "5c3cc74f6a0c30a54aa0858d430527b9";

export default node;
