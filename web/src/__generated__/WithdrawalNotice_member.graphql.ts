/**
 * @generated SignedSource<<3572b8925a406f5101b8d4f4c968d790>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalNotice_member$data = {
  readonly withdrawals: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly confirmBefore: string | null;
        readonly id: string;
        readonly paid: {
          readonly amount: string;
          readonly currency: string;
        };
      };
    }>;
  } | null;
  readonly " $fragmentType": "WithdrawalNotice_member";
};
export type WithdrawalNotice_member$key = {
  readonly " $data"?: WithdrawalNotice_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalNotice_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WithdrawalNotice_member",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "period": {
                "preset": "LAST_30"
              },
              "states": [
                "AWAITING_CONFIRM"
              ]
            }
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          }
        ],
        "concreteType": "WithdrawalConnection",
        "kind": "LinkedField",
        "name": "withdrawals",
        "plural": false,
        "selections": [
          {
            "concreteType": "WithdrawalEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "Withdrawal",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "id"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "confirmBefore"
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "paid",
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
                  }
                ]
              }
            ]
          }
        ],
        "storageKey": "withdrawals(filter:{\"period\":{\"preset\":\"LAST_30\"},\"states\":[\"AWAITING_CONFIRM\"]},first:1)"
      },
      "to": "NULL"
    }
  ],
  "type": "Member"
};

(node as any).hash = "1c86af3d29d90d9fd6e9733a0429aad7";

export default node;
