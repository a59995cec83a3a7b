/**
 * @generated SignedSource<<9e7b67c005c9a2533d8d740e1b020184>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawForm_member$data = {
  readonly payoutAccounts: ReadonlyArray<{
    readonly currency: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"WithdrawFields_accounts">;
  }>;
  readonly wallet: {
    readonly total: {
      readonly currency: string;
    };
    readonly withdrawalTerms: {
      readonly isAllowed: boolean;
      readonly isIdentityCheckNeeded: boolean;
      readonly isPaymentPasswordSet: boolean;
    };
    readonly " $fragmentSpreads": FragmentRefs<"WithdrawFields_wallet">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawTurnover_member">;
  readonly " $fragmentType": "WithdrawForm_member";
};
export type WithdrawForm_member$key = {
  readonly " $data"?: WithdrawForm_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawForm_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WithdrawForm_member",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WithdrawTurnover_member"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayoutAccount",
      "kind": "LinkedField",
      "name": "payoutAccounts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WithdrawFields_accounts"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Wallet",
      "kind": "LinkedField",
      "name": "wallet",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WithdrawalTerms",
          "kind": "LinkedField",
          "name": "withdrawalTerms",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isAllowed",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isPaymentPasswordSet",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isIdentityCheckNeeded",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WithdrawFields_wallet"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};
})();

(node as any).hash = "6b63a85bcde282279913e31c1df9cb6b";

export default node;
