/**
 * @generated SignedSource<<cd4dc7f932a17bf921ea7743a9b58c26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlayBreakKind = "SELF_EXCLUSION" | "TIME_OUT" | "UNKNOWN" | "%future added value";
export type PlayLimitKind = "DEPOSIT" | "LOSS" | "SESSION" | "UNKNOWN" | "WAGER" | "%future added value";
export type PlayLimitPeriod = "DAY" | "MONTH" | "UNKNOWN" | "WEEK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StandingFacts_error$data = {
  readonly limit: {
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
  } | null;
  readonly playBreak: {
    readonly kind: PlayBreakKind;
    readonly until: string | null;
  } | null;
  readonly " $fragmentType": "StandingFacts_error";
};
export type StandingFacts_error$key = {
  readonly " $data"?: StandingFacts_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandingFacts_error">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "kind"
},
v1 = [
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
  "name": "StandingFacts_error",
  "selections": [
    {
      "concreteType": "PlayLimit",
      "kind": "LinkedField",
      "name": "limit",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "period"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v1/*:: as any*/)
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
          "selections": (v1/*:: as any*/)
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
          "selections": (v1/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "resetsAt"
        }
      ]
    },
    {
      "concreteType": "PlayBreak",
      "kind": "LinkedField",
      "name": "playBreak",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "until"
        }
      ]
    }
  ],
  "type": "UserError"
};
})();

(node as any).hash = "111c2c0d0b83147446f0adbe6d5be36e";

export default node;
