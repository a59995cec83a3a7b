/**
 * @generated SignedSource<<64057e5d9ccee710036b8c715ba71871>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PointCause = "BET" | "CONVERT" | "DEPOSIT" | "REDEEM" | "RETURN" | "UNKNOWN" | "%future added value";
export type PointType = "DEPOSIT" | "LIVE" | "LOTTERY" | "PVP" | "REDEEM" | "SLOTS" | "SPORTS" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PointRow_entry$data = {
  readonly balanceAfter: number;
  readonly cause: PointCause | null;
  readonly createdAt: string;
  readonly points: number;
  readonly reference: string | null;
  readonly type: PointType;
  readonly " $fragmentType": "PointRow_entry";
};
export type PointRow_entry$key = {
  readonly " $data"?: PointRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"PointRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PointRow_entry",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "type"
    },
    {
      "kind": "ScalarField",
      "name": "cause"
    },
    {
      "kind": "ScalarField",
      "name": "createdAt"
    },
    {
      "kind": "ScalarField",
      "name": "points"
    },
    {
      "kind": "ScalarField",
      "name": "balanceAfter"
    },
    {
      "kind": "ScalarField",
      "name": "reference"
    }
  ],
  "type": "PointEntry"
};

(node as any).hash = "1f3065cd35610e372ab7d06ff9b1930f";

export default node;
