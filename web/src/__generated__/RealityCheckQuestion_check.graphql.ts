/**
 * @generated SignedSource<<c0b765603fae201a517daaa2ae5bfb18>>
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
  "name": "RealityCheckQuestion_check",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "staked",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "won",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "net",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "RealityCheck",
  "abstractKey": null
};
})();

(node as any).hash = "6716260615631fdd4dfdf809e8dddbfe";

export default node;
