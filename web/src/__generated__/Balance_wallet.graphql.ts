/**
 * @generated SignedSource<<dbff5a89648444d41268b4eb9203dc38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Balance_wallet$data = {
  readonly available: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly bonus: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly id: string;
  readonly " $fragmentType": "Balance_wallet";
};
export type Balance_wallet$key = {
  readonly " $data"?: Balance_wallet$data;
  readonly " $fragmentSpreads": FragmentRefs<"Balance_wallet">;
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
  "name": "Balance_wallet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "available",
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
    }
  ],
  "type": "Wallet",
  "abstractKey": null
};
})();

(node as any).hash = "a7bb4b584bdd5b3131c60ecff87c98ab";

export default node;
