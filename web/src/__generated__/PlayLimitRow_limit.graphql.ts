/**
 * @generated SignedSource<<d2f416f7319d8cba7cc7c387f928cf69>>
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
  "name": "PlayLimitRow_limit",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PendingPlayLimit",
      "kind": "LinkedField",
      "name": "pending",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PendingPlayLimit_pending"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PlayLimit",
  "abstractKey": null
};
})();

(node as any).hash = "87bf0e12b8aa964778ba2d16c9d99844";

export default node;
