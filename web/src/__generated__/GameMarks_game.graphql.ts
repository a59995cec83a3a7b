/**
 * @generated SignedSource<<1789e95d2a17febeef59782ccd3191fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameStatus = "ACTIVE" | "MAINTENANCE" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GameMarks_game$data = {
  readonly isHot: boolean;
  readonly isNew: boolean;
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
      "name": "isHot",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isNew",
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

(node as any).hash = "0b94e0da6f2e107e2dc9f1764b4cff6d";

export default node;
