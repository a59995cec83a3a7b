/**
 * @generated SignedSource<<044a17e820c174b2b708867dffb9266e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContractKind = "DAILY_SALARY" | "DIVIDEND" | "HOURLY_SALARY" | "REAL_TIME_SALARY" | "%future added value";
export type ContractState = "ACTIVE" | "AUTO_TERMINATED" | "EXPIRED" | "PENDING_NEW" | "PENDING_TERMINATION" | "REJECTED" | "TERMINATED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ContractActions_contract$data = {
  readonly holder: string;
  readonly id: string;
  readonly kind: ContractKind;
  readonly state: ContractState;
  readonly viewerCanAnswer: boolean;
  readonly viewerCanOfferEnd: boolean;
  readonly viewerCanTerminate: boolean;
  readonly " $fragmentType": "ContractActions_contract";
};
export type ContractActions_contract$key = {
  readonly " $data"?: ContractActions_contract$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractActions_contract">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContractActions_contract",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holder",
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
      "name": "viewerCanAnswer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanTerminate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanOfferEnd",
      "storageKey": null
    }
  ],
  "type": "AgentContract",
  "abstractKey": null
};

(node as any).hash = "0e41aef7f30569cee9c4dd40b498adbe";

export default node;
