/**
 * @generated SignedSource<<48b0ac319febd3e0327a22e3b3a4d608>>
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

(node as any).hash = "26ff47fda1f60c733b8d45118f700c4e";

export default node;
