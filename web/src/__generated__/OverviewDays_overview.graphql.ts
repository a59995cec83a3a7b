/**
 * @generated SignedSource<<1748137ef494e708a8949856199c0ca7>>
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
  "name": "OverviewDays_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AgentDay",
      "kind": "LinkedField",
      "name": "byDay",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeMemberCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "houseResult",
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
          "name": "income",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AgentOverview",
  "abstractKey": null
};
})();

(node as any).hash = "e1dc4c21181394fdbfd9d41fcddb3755";

export default node;
