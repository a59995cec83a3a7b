/**
 * @generated SignedSource<<7d1266178a0a6bd6f27f474062a9f875>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SystemState = "MAINTENANCE" | "NORMAL" | "RESTRICTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClosedPage_status$data = {
  readonly contactUrl: string | null;
  readonly country: string | null;
  readonly endsAt: string | null;
  readonly ip: string | null;
  readonly state: SystemState;
  readonly " $fragmentType": "ClosedPage_status";
};
export type ClosedPage_status$key = {
  readonly " $data"?: ClosedPage_status$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedPage_status">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClosedPage_status",
  "selections": [
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
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contactUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    }
  ],
  "type": "SystemStatus",
  "abstractKey": null
};

(node as any).hash = "5c0cce085d5b51c60a6c30ac99594a10";

export default node;
