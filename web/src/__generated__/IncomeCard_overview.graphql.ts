/**
 * @generated SignedSource<<b4081cff919401c7931e1496f7ba643b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IncomeCard_overview$data = {
  readonly figures: {
    readonly commission: {
      readonly amount: string;
      readonly currency: string;
    } | null;
    readonly dividend: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly income: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly salary: {
      readonly amount: string;
      readonly currency: string;
    };
  };
  readonly previous: {
    readonly income: {
      readonly amount: string;
    };
  } | null;
  readonly " $fragmentType": "IncomeCard_overview";
};
export type IncomeCard_overview$key = {
  readonly " $data"?: IncomeCard_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"IncomeCard_overview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
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
  "name": "IncomeCard_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AgentFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "income",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "commission",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "salary",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "dividend",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AgentFigures",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "income",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
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

(node as any).hash = "a7bd0090f780c2be018fde33cc010935";

export default node;
