/**
 * @generated SignedSource<<c5afad6b848f5f933fe22c831c446e1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Balance_parts$data = {
  readonly available: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly bonus: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly " $fragmentType": "Balance_parts";
};
export type Balance_parts$key = {
  readonly " $data"?: Balance_parts$data;
  readonly " $fragmentSpreads": FragmentRefs<"Balance_parts">;
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
  "name": "Balance_parts",
  "selections": [
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

(node as any).hash = "d1d38fc1072852335a56c1be86fa4840";

export default node;
