/**
 * @generated SignedSource<<ae460368c4ccc158f93f2152d18e85e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlayLimitKind = "DEPOSIT" | "LOSS" | "SESSION" | "UNKNOWN" | "WAGER" | "%future added value";
export type PlayLimitPeriod = "DAY" | "MONTH" | "UNKNOWN" | "WEEK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StandingFacts_limit$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly kind: PlayLimitKind;
  readonly left: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly minutes: number | null;
  readonly period: PlayLimitPeriod;
  readonly resetsAt: string | null;
  readonly used: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly usedMinutes: number | null;
  readonly " $fragmentType": "StandingFacts_limit";
};
export type StandingFacts_limit$key = {
  readonly " $data"?: StandingFacts_limit$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandingFacts_limit">;
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
  "name": "StandingFacts_limit",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "period"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "minutes"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "used",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "usedMinutes"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "left",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "resetsAt"
    }
  ],
  "type": "PlayLimit"
};
})();

(node as any).hash = "e0ecc98eab274dbf069547fa90be4ef4";

export default node;
