/**
 * @generated SignedSource<<663e2fc482f33edf0a64ad0a97fd960a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RealityCheckQuestion_check$data = {
  readonly net: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly staked: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly startedAt: string;
  readonly won: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "RealityCheckQuestion_check";
};
export type RealityCheckQuestion_check$key = {
  readonly " $data"?: RealityCheckQuestion_check$data;
  readonly " $fragmentSpreads": FragmentRefs<"RealityCheckQuestion_check">;
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
  "name": "RealityCheckQuestion_check",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "startedAt"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "staked",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "won",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "net",
      "plural": false,
      "selections": (v0/*:: as any*/)
    }
  ],
  "type": "RealityCheck"
};
})();

(node as any).hash = "526adcead79a777a813950be7cab427e";

export default node;
