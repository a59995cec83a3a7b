/**
 * @generated SignedSource<<63ef22ea94073d0cc47a013bf3973518>>
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
    readonly total: {
      readonly currency: string;
    } | null;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
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
            "alias": null,
            "args": null,
            "concreteType": "BonusEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Bonus",
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
                    "name": "holdsWithdrawals",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "amount",
                    "plural": false,
                    "selections": (v1/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ForfeitBonus_bonus"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "bonuses(filter:{\"status\":\"ACTIVE\"},first:20)"
      },
      "to": "NULL"
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
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "total",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": {
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
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "turnoverRequired",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "turnoverDone",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};
})();

(node as any).hash = "04af5079d0adaee336472b2fa75ae885";

export default node;
