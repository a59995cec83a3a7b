/**
 * @generated SignedSource<<609975a861ee482f86d207a2491e424d>>
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
  "name": "WalletPaneParts_parts",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "available",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "bonus",
      "plural": false,
      "selections": (v0/*:: as any*/)
    }
  ],
  "type": "Wallet"
};
})();

(node as any).hash = "ae0a9144194ae516dba6a3150170cd95";

export default node;
