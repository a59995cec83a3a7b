/**
 * @generated SignedSource<<463d0c7085b9b153553c461ee1b1b638>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommissionItem_rebate$data = {
  readonly commission: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly day: string;
  readonly rate: string;
  readonly shares: ReadonlyArray<{
    readonly accountCount: number;
    readonly rateBelow: string;
    readonly validStake: {
      readonly amount: string;
      readonly currency: string;
    };
  }>;
  readonly " $fragmentType": "CommissionItem_rebate";
};
export type CommissionItem_rebate$key = {
  readonly " $data"?: CommissionItem_rebate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommissionItem_rebate">;
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
  "name": "CommissionItem_rebate",
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
      "name": "rate",
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
      "concreteType": "RebateShare",
      "kind": "LinkedField",
      "name": "shares",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rateBelow",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "validStake",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Rebate",
  "abstractKey": null
};
})();

(node as any).hash = "04356402302b69c5d682ff937d2a4588";

export default node;
