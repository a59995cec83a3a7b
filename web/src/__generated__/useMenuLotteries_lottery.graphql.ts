/**
 * @generated SignedSource<<79d339b0f31ce8e0346c2c1921e20dae>>
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
  "metadata": null,
  "name": "useMenuLotteries_lottery",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drawInterval",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LotteryMenuItem_lottery"
    }
  ],
  "type": "Lottery",
  "abstractKey": null
};

(node as any).hash = "636fab3195d23ddba661f4cbf8fb9740";

export default node;
