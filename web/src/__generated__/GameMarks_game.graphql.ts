/**
 * @generated SignedSource<<78da9cf9481043f1f78e80b51c35c421>>
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
  "metadata": null,
  "name": "GameMarks_game",
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
      "name": "labels",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maintenanceEndsAt",
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "c3e04a5091c93281240896ca95334d13";

export default node;
