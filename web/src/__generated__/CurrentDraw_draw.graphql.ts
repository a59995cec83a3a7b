/**
 * @generated SignedSource<<1de7c10b55d0793c6508cf638c047161>>
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
  "name": "CurrentDraw_draw",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "number"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "opensAt"
    },
    {
      "kind": "ScalarField",
      "name": "closesAt"
    },
    {
      "kind": "ScalarField",
      "name": "drawsAt"
    },
    {
      "kind": "ScalarField",
      "name": "serverTime"
    },
    {
      "kind": "ScalarField",
      "name": "commitment"
    },
    {
      "kind": "FragmentSpread",
      "name": "DrawCheckDialog_draw"
    }
  ],
  "type": "LotteryDraw"
};

(node as any).hash = "04445a29e96b38ee9815e59808ce30d8";

export default node;
