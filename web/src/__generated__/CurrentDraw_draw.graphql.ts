/**
 * @generated SignedSource<<36a6c19cbf8220713c4c6b3663b5dccb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LotteryDrawState = "CLOSED" | "DRAWN" | "OPEN" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CurrentDraw_draw$data = {
  readonly closesAt: string | null;
  readonly commitment: string | null;
  readonly drawsAt: string;
  readonly id: string;
  readonly number: string;
  readonly opensAt: string | null;
  readonly serverTime: string | null;
  readonly state: LotteryDrawState;
  readonly " $fragmentSpreads": FragmentRefs<"DrawCheckDialog_draw">;
  readonly " $fragmentType": "CurrentDraw_draw";
};
export type CurrentDraw_draw$key = {
  readonly " $data"?: CurrentDraw_draw$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrentDraw_draw">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CurrentDraw_draw",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opensAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closesAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drawsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serverTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commitment",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DrawCheckDialog_draw"
    }
  ],
  "type": "LotteryDraw",
  "abstractKey": null
};

(node as any).hash = "04445a29e96b38ee9815e59808ce30d8";

export default node;
