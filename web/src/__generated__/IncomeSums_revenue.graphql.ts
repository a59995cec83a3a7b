/**
 * @generated SignedSource<<901c3fd7908d479d3ff4178a486e8c27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IncomeSums_revenue$data = {
  readonly totals: {
    readonly balanceForward: {
      readonly amount: string;
      readonly currency: string;
    } | null;
    readonly commission: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly dividend: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly net: {
      readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
    };
    readonly salary: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly total: {
      readonly amount: string;
      readonly currency: string;
    };
  };
  readonly " $fragmentType": "IncomeSums_revenue";
};
export type IncomeSums_revenue$key = {
  readonly " $data"?: IncomeSums_revenue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IncomeSums_revenue">;
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
  "name": "IncomeSums_revenue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AgentRevenueSums",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "net",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Result_money"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "commission",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "salary",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "dividend",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "balanceForward",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AgentRevenue",
  "abstractKey": null
};
})();

(node as any).hash = "f0512e82d04dc1c34d89be3df54caab6";

export default node;
