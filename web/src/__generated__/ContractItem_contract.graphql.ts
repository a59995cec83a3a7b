/**
 * @generated SignedSource<<510a1ccaa9d2e51e9b800b644658c7cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContractKind = "DAILY_SALARY" | "DIVIDEND" | "HOURLY_SALARY" | "REAL_TIME_SALARY" | "%future added value";
export type ContractState = "ACTIVE" | "AUTO_TERMINATED" | "EXPIRED" | "PENDING_NEW" | "PENDING_TERMINATION" | "REJECTED" | "TERMINATED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ContractItem_contract$data = {
  readonly holder: string;
  readonly kind: ContractKind;
  readonly offerer: string | null;
  readonly state: ContractState;
  readonly version: number;
  readonly viewerCanOfferEnd: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ContractActions_contract" | "ContractFacts_contract" | "useNextOffer_contract">;
  readonly " $fragmentType": "ContractItem_contract";
};
export type ContractItem_contract$key = {
  readonly " $data"?: ContractItem_contract$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractItem_contract">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ContractItem_contract",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "version"
    },
    {
      "kind": "ScalarField",
      "name": "holder"
    },
    {
      "kind": "ScalarField",
      "name": "offerer"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "viewerCanOfferEnd"
    },
    {
      "kind": "FragmentSpread",
      "name": "useNextOffer_contract"
    },
    {
      "kind": "FragmentSpread",
      "name": "ContractFacts_contract"
    },
    {
      "kind": "FragmentSpread",
      "name": "ContractActions_contract"
    }
  ],
  "type": "AgentContract"
};

(node as any).hash = "442680d2d5c3dc2e624fe467abb9f88c";

export default node;
