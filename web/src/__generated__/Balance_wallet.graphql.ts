/**
 * @generated SignedSource<<b6ce89580b2c13ca034142bb42637f33>>
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
  "name": "Balance_wallet",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
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

(node as any).hash = "c57b9cc49272df19846346a70edc9bde";

export default node;
