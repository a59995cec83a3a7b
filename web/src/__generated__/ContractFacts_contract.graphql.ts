/**
 * @generated SignedSource<<55e8239033aa8ad44872a83bc3901f69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContractPeriod = "DAILY" | "MONTHLY" | "SEMIMONTHLY" | "WEEKLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ContractFacts_contract$data = {
  readonly acceptedAt: string | null;
  readonly answerBefore: string | null;
  readonly endedAt: string | null;
  readonly offeredAt: string;
  readonly paysFrom: string | null;
  readonly paysUntil: string | null;
  readonly period: ContractPeriod | null;
  readonly " $fragmentSpreads": FragmentRefs<"ContractTerms_contract">;
  readonly " $fragmentType": "ContractFacts_contract";
};
export type ContractFacts_contract$key = {
  readonly " $data"?: ContractFacts_contract$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractFacts_contract">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContractFacts_contract",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "period",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offeredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answerBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acceptedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paysFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paysUntil",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContractTerms_contract"
    }
  ],
  "type": "AgentContract",
  "abstractKey": null
};

(node as any).hash = "06c5bf04a6845dfc5eed28fc006cc067";

export default node;
