/**
 * @generated SignedSource<<1891eb15132640468f1895617f1c01df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountMovementKind = "ADJUST" | "BET" | "BONUS" | "DEPOSIT" | "DIVIDEND" | "FREE_SPINS" | "JACKPOT" | "POINTS" | "REBATE" | "REFUND" | "SALARY" | "TRANSFER" | "UNKNOWN" | "WIN" | "WITHDRAW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LastMovements_member$data = {
  readonly accountRecord: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly amount: {
          readonly amount: string;
          readonly currency: string;
        };
        readonly createdAt: string;
        readonly id: string;
        readonly kind: AccountMovementKind;
      };
    }>;
  } | null;
  readonly " $fragmentType": "LastMovements_member";
};
export type LastMovements_member$key = {
  readonly " $data"?: LastMovements_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastMovements_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LastMovements_member",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "AccountMovementConnection",
      "kind": "LinkedField",
      "name": "accountRecord",
      "plural": false,
      "selections": [
        {
          "concreteType": "AccountMovementEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "AccountMovement",
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
                  "name": "kind"
                },
                {
                  "kind": "ScalarField",
                  "name": "createdAt"
                },
                {
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "amount",
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
      "storageKey": "accountRecord(first:5)"
    }
  ],
  "type": "Member"
};

(node as any).hash = "a0b46b931fd4460d4b6f656ac58921d3";

export default node;
