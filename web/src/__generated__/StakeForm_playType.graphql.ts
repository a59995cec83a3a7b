/**
 * @generated SignedSource<<6b4f8ed807eff98ba476ed8e39054cd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StakeForm_playType$data = {
  readonly code: string;
  readonly maxUnit: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly minUnit: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly title: string;
  readonly " $fragmentType": "StakeForm_playType";
};
export type StakeForm_playType$key = {
  readonly " $data"?: StakeForm_playType$data;
  readonly " $fragmentSpreads": FragmentRefs<"StakeForm_playType">;
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
  "name": "StakeForm_playType",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minUnit",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "maxUnit",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "LotteryPlayType",
  "abstractKey": null
};
})();

(node as any).hash = "06eb5e6312678b3113849f8b23c0fb5f";

export default node;
