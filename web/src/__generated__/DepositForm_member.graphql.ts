/**
 * @generated SignedSource<<54e1a250d25ecff1d55865af332e3998>>
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
        readonly currency: string;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"DepositChannels_channels" | "DepositSum_channel">;
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
var v0 = [
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
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "most",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "presets",
              "plural": true,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "DepositSum_channel"
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

(node as any).hash = "449f362f437246834b7d4c5cc334b1e5";

export default node;
