/**
 * @generated SignedSource<<ae636a6c12c3515ef3b4845b20c9425b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepositForm_member$data = {
  readonly last: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly channelName: string;
      };
    }>;
  } | null;
  readonly wallet: {
    readonly depositChannels: ReadonlyArray<{
      readonly feeFixed: {
        readonly amount: string;
      };
      readonly feeRate: string;
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
      readonly name: string;
      readonly presets: ReadonlyArray<{
        readonly amount: string;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"DepositChannels_channels">;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DepositChoices_member">;
  readonly " $fragmentType": "DepositForm_member";
};
export type DepositForm_member$key = {
  readonly " $data"?: DepositForm_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositForm_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "amount"
},
v1 = [
  (v0/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v2 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DepositForm_member",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": "last",
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "period": {
                "preset": "LAST_30"
              }
            }
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          }
        ],
        "concreteType": "DepositConnection",
        "kind": "LinkedField",
        "name": "deposits",
        "plural": false,
        "selections": [
          {
            "concreteType": "DepositEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "Deposit",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "channelName"
                  }
                ]
              }
            ]
          }
        ],
        "storageKey": "deposits(filter:{\"period\":{\"preset\":\"LAST_30\"}},first:1)"
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
          "concreteType": "DepositChannel",
          "kind": "LinkedField",
          "name": "depositChannels",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "internalID"
            },
            {
              "kind": "ScalarField",
              "name": "name"
            },
            {
              "kind": "ScalarField",
              "name": "isAvailable"
            },
            {
              "kind": "ScalarField",
              "name": "isPlayedOnce"
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "least",
              "plural": false,
              "selections": (v1/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "most",
              "plural": false,
              "selections": (v1/*:: as any*/)
            },
            {
              "kind": "ScalarField",
              "name": "feeRate"
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "feeFixed",
              "plural": false,
              "selections": (v2/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "presets",
              "plural": true,
              "selections": (v2/*:: as any*/)
            },
            {
              "kind": "FragmentSpread",
              "name": "DepositChannels_channels"
            }
          ]
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "DepositChoices_member"
    }
  ],
  "type": "Member"
};
})();

(node as any).hash = "12786be3d1e22e5fd59399e6873ec9ca";

export default node;
