/**
 * @generated SignedSource<<e40c5cabb3ce75d340dc6ecba48495d6>>
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
  readonly carryOver: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly endOfferedAt: string | null;
  readonly endedAt: string | null;
  readonly nextSettlementAt: string | null;
  readonly offeredAt: string;
  readonly openStake: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly paidOnRequest: boolean | null;
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

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
];
return {
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
      "name": "paidOnRequest",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endOfferedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextSettlementAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "openStake",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "carryOver",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
})();

(node as any).hash = "5427308c1a137afe8e8e1764c8abadf9";

export default node;
