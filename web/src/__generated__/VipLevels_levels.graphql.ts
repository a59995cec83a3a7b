/**
 * @generated SignedSource<<45e69b6701a5fd6e0208ec6cd7bcbdeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VipLevels_levels$data = ReadonlyArray<{
  readonly benefits: ReadonlyArray<string>;
  readonly club: {
    readonly color: string | null;
    readonly label: string;
    readonly rank: number;
    readonly secondaryColor: string | null;
  };
  readonly keepTurnover: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly turnover: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "VipLevels_levels";
}>;
export type VipLevels_levels$key = ReadonlyArray<{
  readonly " $data"?: VipLevels_levels$data;
  readonly " $fragmentSpreads": FragmentRefs<"VipLevels_levels">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "VipLevels_levels",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ClubLevel",
      "kind": "LinkedField",
      "name": "club",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rank",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "color",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "secondaryColor",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "turnover",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "keepTurnover",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "benefits",
      "storageKey": null
    }
  ],
  "type": "VipLevel",
  "abstractKey": null
};
})();

(node as any).hash = "67ab7153949bd5bebba2775bc131e610";

export default node;
