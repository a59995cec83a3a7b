/**
 * @generated SignedSource<<0d7897df83b06439d8e1a386231615ae>>
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
  "metadata": null,
  "name": "LotteryMenuItem_lottery",
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
      "name": "name",
      "storageKey": null
    },
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
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountTypeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drawInterval",
      "storageKey": null
    }
  ],
  "type": "Lottery",
  "abstractKey": null
};

(node as any).hash = "bba974467b5ae4f3247561264b14b0e2";

export default node;
