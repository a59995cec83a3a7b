/**
 * @generated SignedSource<<934364162589a935e139ba33da6d44b9>>
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
        readonly amount: {
          readonly amount: string;
          readonly currency: string;
        };
        readonly confirmBefore: string | null;
        readonly id: string;
      };
    }>;
  };
  readonly " $fragmentType": "WithdrawalNotice_member";
};
export type WithdrawalNotice_member$key = {
  readonly " $data"?: WithdrawalNotice_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalNotice_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WithdrawalNotice_member",
  "selections": [
    {
      "alias": null,
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
          "alias": null,
          "args": null,
          "concreteType": "WithdrawalEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Withdrawal",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "confirmBefore",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "amount",
                  "plural": false,
                  "selections": [
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
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "withdrawals(filter:{\"period\":{\"preset\":\"LAST_30\"},\"states\":[\"AWAITING_CONFIRM\"]},first:1)"
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "b6385469a459010038e7705869eeae8b";

export default node;
