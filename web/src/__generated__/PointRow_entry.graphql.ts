/**
 * @generated SignedSource<<9f4dab48445a0dd184aa505adde0e12a>>
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
  "metadata": null,
  "name": "PointRow_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cause",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balanceAfter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    }
  ],
  "type": "PointEntry",
  "abstractKey": null
};

(node as any).hash = "1f3065cd35610e372ab7d06ff9b1930f";

export default node;
