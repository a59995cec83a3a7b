/**
 * @generated SignedSource<<132b70122b387f9621f5239c5e8002d9>>
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
  "name": "ClosedPage_status",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "endsAt"
    },
    {
      "kind": "ScalarField",
      "name": "contactUrl"
    },
    {
      "kind": "ScalarField",
      "name": "ip"
    },
    {
      "kind": "ScalarField",
      "name": "country"
    }
  ],
  "type": "SystemStatus"
};

(node as any).hash = "5c0cce085d5b51c60a6c30ac99594a10";

export default node;
