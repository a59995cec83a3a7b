/**
 * @generated SignedSource<<a3f3c9f9247715920e92d2209d445514>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TurnoverProgress_terms$data = {
  readonly turnoverDone: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly turnoverRequired: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "TurnoverProgress_terms";
};
export type TurnoverProgress_terms$key = {
  readonly " $data"?: TurnoverProgress_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"TurnoverProgress_terms">;
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
  "name": "TurnoverProgress_terms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "turnoverRequired",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "turnoverDone",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "WithdrawalTerms",
  "abstractKey": null
};
})();

(node as any).hash = "f3a3064d073ccec68b120eee737e1dd5";

export default node;
