/**
 * @generated SignedSource<<ef45b963db9e6e24f308becd59d98a23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountSums_record$data = {
  readonly totals: {
    readonly incoming: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly outgoing: {
      readonly amount: string;
      readonly currency: string;
    };
  };
  readonly " $fragmentType": "AccountSums_record";
};
export type AccountSums_record$key = {
  readonly " $data"?: AccountSums_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountSums_record">;
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
  "name": "AccountSums_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountMovementTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "incoming",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "outgoing",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountMovementConnection",
  "abstractKey": null
};
})();

(node as any).hash = "e01d73669e58e2f5d00107348758a0cb";

export default node;
