/**
 * @generated SignedSource<<444f1893b8e193404bf321b8e558b85a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WalletPaneParts_wallet$data = {
  readonly available: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly bonus: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly id: string;
  readonly locked: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly total: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly updatedAt: string;
  readonly " $fragmentType": "WalletPaneParts_wallet";
};
export type WalletPaneParts_wallet$key = {
  readonly " $data"?: WalletPaneParts_wallet$data;
  readonly " $fragmentSpreads": FragmentRefs<"WalletPaneParts_wallet">;
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WalletPaneParts_wallet",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/)
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
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "locked",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "updatedAt"
    }
  ],
  "type": "Wallet"
};
})();

(node as any).hash = "a8459ce8dd9e92bdec3871570b80157e";

export default node;
