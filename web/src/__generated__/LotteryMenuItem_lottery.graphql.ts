/**
 * @generated SignedSource<<cfd0ac960bb4fea3557f398b82e21a46>>
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
    }
  ],
  "type": "Lottery",
  "abstractKey": null
};

(node as any).hash = "610d12f7d445c162e7bf315a2ec172fd";

export default node;
