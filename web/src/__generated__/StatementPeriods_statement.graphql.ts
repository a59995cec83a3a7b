/**
 * @generated SignedSource<<81c61fc254676b972dd26a24aa2aacd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatementPeriods_statement$data = {
  readonly periods: ReadonlyArray<{
    readonly bonus: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly closing: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly deposit: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly firstDay: string;
    readonly lastDay: string;
    readonly other: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly payout: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly rebate: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly stake: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly withdrawal: {
      readonly amount: string;
      readonly currency: string;
    };
  }>;
  readonly " $fragmentType": "StatementPeriods_statement";
};
export type StatementPeriods_statement$key = {
  readonly " $data"?: StatementPeriods_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementPeriods_statement">;
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
  "name": "StatementPeriods_statement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementPeriod",
      "kind": "LinkedField",
      "name": "periods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "deposit",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "withdrawal",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "stake",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "payout",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "bonus",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "rebate",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "other",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "closing",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ActivityStatement",
  "abstractKey": null
};
})();

(node as any).hash = "dee1a2f15e99d564e8c7862e185af855";

export default node;
