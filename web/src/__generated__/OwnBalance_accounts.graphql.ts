/**
 * @generated SignedSource<<c2a47a0ea8e5830e0d4bc2ba9a7c7c90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnBalance_accounts$data = {
  readonly ownBalance: {
    readonly closing: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly movement: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly opening: {
      readonly amount: string;
      readonly currency: string;
    };
  } | null;
  readonly path: ReadonlyArray<string>;
  readonly " $fragmentType": "OwnBalance_accounts";
};
export type OwnBalance_accounts$key = {
  readonly " $data"?: OwnBalance_accounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnBalance_accounts">;
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
  "name": "OwnBalance_accounts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PeriodBalance",
      "kind": "LinkedField",
      "name": "ownBalance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "opening",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "movement",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "closing",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountProfitConnection",
  "abstractKey": null
};
})();

(node as any).hash = "db4fa3d531f87238d2beef0d708e79e4";

export default node;
