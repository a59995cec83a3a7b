/**
 * @generated SignedSource<<070673ef509c23ab67256f3a781d9123>>
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
  "name": "StandingFacts_limit",
  "selections": [
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
      "name": "period",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "used",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usedMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "left",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resetsAt",
      "storageKey": null
    }
  ],
  "type": "PlayLimit",
  "abstractKey": null
};
})();

(node as any).hash = "8ad1ae20de75eb6fa6c280cd44ed81fb";

export default node;
