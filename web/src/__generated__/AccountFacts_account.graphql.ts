/**
 * @generated SignedSource<<dfd0c24e95be1850a8853fbfc284691b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountFacts_account$data = {
  readonly details: {
    readonly maskedEmail: string | null;
    readonly maskedMobile: string | null;
    readonly otherCurrencies: ReadonlyArray<string>;
    readonly path: ReadonlyArray<string>;
  };
  readonly nickname: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"AccountState_account" | "account_figures">;
  readonly " $fragmentType": "AccountFacts_account";
};
export type AccountFacts_account$key = {
  readonly " $data"?: AccountFacts_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountFacts_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccountFacts_account",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "account_figures",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "account"
        },
        {
          "kind": "ScalarField",
          "name": "kind"
        },
        {
          "kind": "ScalarField",
          "name": "level"
        },
        {
          "kind": "ScalarField",
          "name": "childCount"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "balance",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "amount"
            },
            {
              "kind": "ScalarField",
              "name": "currency"
            }
          ]
        },
        {
          "kind": "ScalarField",
          "name": "rebate"
        },
        {
          "kind": "ScalarField",
          "name": "registeredAt"
        },
        {
          "kind": "ScalarField",
          "name": "lastLoginAt"
        }
      ],
      "argumentDefinitions": []
    },
    {
      "kind": "ScalarField",
      "name": "nickname"
    },
    {
      "concreteType": "DownlineDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "maskedEmail"
        },
        {
          "kind": "ScalarField",
          "name": "maskedMobile"
        },
        {
          "kind": "ScalarField",
          "name": "otherCurrencies"
        },
        {
          "kind": "ScalarField",
          "name": "path"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "AccountState_account"
    }
  ],
  "type": "DownlineAccount"
};

(node as any).hash = "3e1666b61ae9b47819baf41a9c1f854a";

export default node;
