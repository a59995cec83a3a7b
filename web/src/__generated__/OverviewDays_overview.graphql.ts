/**
 * @generated SignedSource<<13d2de4d72166cdc485014a50907c47c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverviewDays_overview$data = {
  readonly byDay: ReadonlyArray<{
    readonly activeMemberCount: number;
    readonly day: string;
    readonly deposit: {
      readonly amount: string;
      readonly currency: string;
    } | null;
    readonly houseResult: {
      readonly amount: string;
      readonly currency: string;
    } | null;
    readonly income: {
      readonly amount: string;
      readonly currency: string;
    } | null;
    readonly stake: {
      readonly amount: string;
      readonly currency: string;
    };
  }>;
  readonly " $fragmentType": "OverviewDays_overview";
};
export type OverviewDays_overview$key = {
  readonly " $data"?: OverviewDays_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverviewDays_overview">;
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
  "name": "OverviewDays_overview",
  "selections": [
    {
      "concreteType": "AgentDay",
      "kind": "LinkedField",
      "name": "byDay",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "day"
        },
        {
          "kind": "ScalarField",
          "name": "activeMemberCount"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "houseResult",
          "plural": false,
          "selections": (v0/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "stake",
          "plural": false,
          "selections": (v0/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "deposit",
          "plural": false,
          "selections": (v0/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "income",
          "plural": false,
          "selections": (v0/*:: as any*/)
        }
      ]
    }
  ],
  "type": "AgentOverview"
};
})();

(node as any).hash = "19b1cfff4a22e5c3ae160f6dd5167219";

export default node;
