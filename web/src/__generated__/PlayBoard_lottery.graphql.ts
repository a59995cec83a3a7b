/**
 * @generated SignedSource<<0116e0c6432ebed7c2f3c959799f349e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LotteryKind = "FIVE_DIGITS" | "RACE" | "THREE_DICE" | "THREE_DIGITS" | "UNKNOWN" | "VIETNAM_NORTH" | "VIETNAM_SOUTH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlayBoard_lottery$data = {
  readonly defaultPlayType: string;
  readonly kind: LotteryKind;
  readonly playTypes: ReadonlyArray<{
    readonly code: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"NumberBoard_playType">;
  }>;
  readonly " $fragmentType": "PlayBoard_lottery";
};
export type PlayBoard_lottery$key = {
  readonly " $data"?: PlayBoard_lottery$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlayBoard_lottery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlayBoard_lottery",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "defaultPlayType"
    },
    {
      "concreteType": "LotteryPlayType",
      "kind": "LinkedField",
      "name": "playTypes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        },
        {
          "kind": "ScalarField",
          "name": "title"
        },
        {
          "kind": "FragmentSpread",
          "name": "NumberBoard_playType"
        }
      ]
    }
  ],
  "type": "Lottery"
};

(node as any).hash = "bd54d12fe4aafc32cd32139f3511d34a";

export default node;
