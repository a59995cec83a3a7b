/**
 * @generated SignedSource<<7bdeedb0e1e8a834dd856b54733545d7>>
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
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ContractFacts_contract",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "period"
    },
    {
      "kind": "ScalarField",
      "name": "paidOnRequest"
    },
    {
      "kind": "ScalarField",
      "name": "offeredAt"
    },
    {
      "kind": "ScalarField",
      "name": "answerBefore"
    },
    {
      "kind": "ScalarField",
      "name": "acceptedAt"
    },
    {
      "kind": "ScalarField",
      "name": "endedAt"
    },
    {
      "kind": "ScalarField",
      "name": "paysFrom"
    },
    {
      "kind": "ScalarField",
      "name": "paysUntil"
    },
    {
      "kind": "ScalarField",
      "name": "endOfferedAt"
    },
    {
      "kind": "ScalarField",
      "name": "nextSettlementAt"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "openStake",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "carryOver",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "FragmentSpread",
      "name": "ContractTerms_contract"
    }
  ],
  "type": "AgentContract"
};
})();

(node as any).hash = "42e886ece251a8d61f8ac6866771accd";

export default node;
