/**
 * @generated SignedSource<<8a2e222d2f3320174ec6be05a7d7ffa7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepositForm_wallet$data = {
  readonly depositChannels: ReadonlyArray<{
    readonly internalID: string;
    readonly isAvailable: boolean;
    readonly isPlayedOnce: boolean;
    readonly least: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly most: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly presets: ReadonlyArray<{
      readonly amount: string;
      readonly currency: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"DepositChannels_channels" | "DepositSum_channel">;
  }>;
  readonly " $fragmentType": "DepositForm_wallet";
};
export type DepositForm_wallet$key = {
  readonly " $data"?: DepositForm_wallet$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositForm_wallet">;
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DepositForm_wallet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DepositChannel",
      "kind": "LinkedField",
      "name": "depositChannels",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "internalID",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAvailable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPlayedOnce",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "least",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "most",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "presets",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DepositSum_channel"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DepositChannels_channels"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Wallet",
  "abstractKey": null
};
})();

(node as any).hash = "b7adc183b43462ff19f2dc6dc5312c53";

export default node;
