/**
 * @generated SignedSource<<b3c7ec4b17ed482f66bcd54b133e7cc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameLabel = "EXCLUSIVE" | "HOT" | "JACKPOT" | "NEW" | "%future added value";
export type GameStatus = "ACTIVE" | "MAINTENANCE" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GameMarks_game$data = {
  readonly id: string;
  readonly labels: ReadonlyArray<GameLabel>;
  readonly maintenanceEndsAt: string | null;
  readonly status: GameStatus;
  readonly " $fragmentType": "GameMarks_game";
};
export type GameMarks_game$key = {
  readonly " $data"?: GameMarks_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameMarks_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "GameMarks_game",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "labels"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "maintenanceEndsAt"
    }
  ],
  "type": "Game"
};

(node as any).hash = "c3e04a5091c93281240896ca95334d13";

export default node;
