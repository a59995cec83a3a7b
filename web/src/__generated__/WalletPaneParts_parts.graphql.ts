/**
 * @generated SignedSource<<243445e9919ce0d27c2b4c59f38cf24c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WalletPaneParts_parts$data = {
  readonly available: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly bonus: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly " $fragmentType": "WalletPaneParts_parts";
};
export type WalletPaneParts_parts$key = {
  readonly " $data"?: WalletPaneParts_parts$data;
  readonly " $fragmentSpreads": FragmentRefs<"WalletPaneParts_parts">;
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
  "name": "WalletPaneParts_parts",
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

(node as any).hash = "ae0a9144194ae516dba6a3150170cd95";

export default node;
