/**
 * @generated SignedSource<<7215a76e9ddb97d4ab46a345dc0729fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawTurnover_member$data = {
  readonly holding: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly amount: {
          readonly currency: string;
        };
        readonly holdsWithdrawals: boolean;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ForfeitBonus_bonus">;
      };
    }>;
  } | null;
  readonly wallet: {
    readonly withdrawalTerms: {
      readonly turnoverDone: {
        readonly amount: string;
        readonly currency: string;
      };
      readonly turnoverRequired: {
        readonly amount: string;
        readonly currency: string;
      };
    } | null;
  };
  readonly " $fragmentType": "WithdrawTurnover_member";
};
export type WithdrawTurnover_member$key = {
  readonly " $data"?: WithdrawTurnover_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawTurnover_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "currency"
},
v1 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WithdrawTurnover_member",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": "holding",
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "status": "ACTIVE"
            }
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 20
          }
        ],
        "concreteType": "BonusConnection",
        "kind": "LinkedField",
        "name": "bonuses",
        "plural": false,
        "selections": [
          {
            "concreteType": "BonusEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "Bonus",
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
                    "name": "holdsWithdrawals"
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "amount",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "ForfeitBonus_bonus"
                  }
                ]
              }
            ]
          }
        ],
        "storageKey": "bonuses(filter:{\"status\":\"ACTIVE\"},first:20)"
      },
      "to": "NULL"
    },
    {
      "concreteType": "Wallet",
      "kind": "LinkedField",
      "name": "wallet",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "concreteType": "WithdrawalTerms",
            "kind": "LinkedField",
            "name": "withdrawalTerms",
            "plural": false,
            "selections": [
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "turnoverRequired",
                "plural": false,
                "selections": (v1/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "turnoverDone",
                "plural": false,
                "selections": (v1/*:: as any*/)
              }
            ]
          },
          "to": "NULL"
        }
      ]
    }
  ],
  "type": "Member"
};
})();

(node as any).hash = "bf186ba97750b75698fea950e52c3849";

export default node;
