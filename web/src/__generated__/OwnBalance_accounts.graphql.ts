/**
 * @generated SignedSource<<62247a91a4bf2bacf53e14874dcaad77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnBalance_accounts$data = {
  readonly ownBalance: {
    readonly " $fragmentSpreads": FragmentRefs<"teamProfit_balance">;
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
          "kind": "InlineDataFragmentSpread",
          "name": "teamProfit_balance",
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
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountProfitConnection",
  "abstractKey": null
};
})();

(node as any).hash = "ceba601270b5681ca5d58df574375b7c";

export default node;
