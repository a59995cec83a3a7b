/**
 * @generated SignedSource<<7f45b11a5c414e4b2165800f3548ff4f>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultPlayType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LotteryPlayType",
      "kind": "LinkedField",
      "name": "playTypes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NumberBoard_playType"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lottery",
  "abstractKey": null
};

(node as any).hash = "bd54d12fe4aafc32cd32139f3511d34a";

export default node;
