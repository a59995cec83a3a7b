/**
 * @generated SignedSource<<f271135b639df367c7a1b91bc0ea04cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DownlineRow_account$data = {
  readonly noteCount: number | null;
  readonly " $fragmentSpreads": FragmentRefs<"AccountState_account" | "account_figures">;
  readonly " $fragmentType": "DownlineRow_account";
};
export type DownlineRow_account$key = {
  readonly " $data"?: DownlineRow_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"DownlineRow_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DownlineRow_account",
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
      "kind": "FragmentSpread",
      "name": "AccountState_account"
    },
    {
      "kind": "ScalarField",
      "name": "noteCount"
    }
  ],
  "type": "DownlineAccount"
};

(node as any).hash = "9aaf9cadcdd64d0758a7bdcb0a9592e2";

export default node;
