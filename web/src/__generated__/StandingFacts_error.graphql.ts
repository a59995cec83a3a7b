/**
 * @generated SignedSource<<c9744ef94b5bd2a2f9857cfb93d62b3d>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = [
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
  "name": "StandingFacts_error",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlayLimit",
      "kind": "LinkedField",
      "name": "limit",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "selections": (v1/*:: as any*/),
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
          "selections": (v1/*:: as any*/),
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
          "selections": (v1/*:: as any*/),
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlayBreak",
      "kind": "LinkedField",
      "name": "playBreak",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": null
};
})();

(node as any).hash = "111c2c0d0b83147446f0adbe6d5be36e";

export default node;
