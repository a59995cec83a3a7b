/**
 * @generated SignedSource<<2fe098b017f12b4b632aa08ec608d04d>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
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
            "alias": null,
            "args": null,
            "concreteType": "DepositEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Deposit",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "channelName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "deposits(filter:{\"period\":{\"preset\":\"LAST_30\"}},first:1)"
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
          "alias": null,
          "args": null,
          "concreteType": "DepositChannel",
          "kind": "LinkedField",
          "name": "depositChannels",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "internalID",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isAvailable",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isPlayedOnce",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "least",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "most",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "feeRate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "feeFixed",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "presets",
              "plural": true,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "DepositChannels_channels"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DepositChoices_member"
    }
  ],
  "type": "Member",
  "abstractKey": null
};
})();

(node as any).hash = "12786be3d1e22e5fd59399e6873ec9ca";

export default node;
