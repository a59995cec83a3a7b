/**
 * @generated SignedSource<<eb7635798d94d3a50490b8e6fb9506b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlayLimitKind = "DEPOSIT" | "LOSS" | "SESSION" | "UNKNOWN" | "WAGER" | "%future added value";
export type PlayLimitPeriod = "DAY" | "MONTH" | "UNKNOWN" | "WEEK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlayLimitRow_limit$data = {
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
  readonly pending: {
    readonly " $fragmentSpreads": FragmentRefs<"PendingPlayLimit_pending">;
  } | null;
  readonly period: PlayLimitPeriod;
  readonly resetsAt: string | null;
  readonly used: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly usedMinutes: number | null;
  readonly " $fragmentType": "PlayLimitRow_limit";
};
export type PlayLimitRow_limit$key = {
  readonly " $data"?: PlayLimitRow_limit$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlayLimitRow_limit">;
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
  "name": "PlayLimitRow_limit",
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
    },
    {
      "concreteType": "PendingPlayLimit",
      "kind": "LinkedField",
      "name": "pending",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "PendingPlayLimit_pending"
        }
      ]
    }
  ],
  "type": "PlayLimit"
};
})();

(node as any).hash = "87bf0e12b8aa964778ba2d16c9d99844";

export default node;
