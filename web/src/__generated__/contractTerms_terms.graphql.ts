/**
 * @generated SignedSource<<b27335978b1dbdb95d5987ba74f8857a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type contractTerms_terms$data = {
  readonly lossRate?: string;
  readonly profitRate?: string;
  readonly singleBetAmount?: string | null;
  readonly tiers?: ReadonlyArray<{
    readonly activeMembers: number | null;
    readonly betAmount: string | null;
    readonly periodProfitAndLoss: string | null;
    readonly periodValidBet: string | null;
    readonly rate: string;
  }>;
  readonly " $fragmentType": "contractTerms_terms";
};
export type contractTerms_terms$key = {
  readonly " $data"?: contractTerms_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"contractTerms_terms">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "contractTerms_terms",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ContractTier",
          "kind": "LinkedField",
          "name": "tiers",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "periodValidBet",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "periodProfitAndLoss",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "activeMembers",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "betAmount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "Contract",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "profitRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lossRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "singleBetAmount",
          "storageKey": null
        }
      ],
      "type": "RealTimeContract",
      "abstractKey": null
    }
  ],
  "type": "ContractTerms",
  "abstractKey": "__isContractTerms"
};

(node as any).hash = "3e5294afbfc589c0ee0e077b6d983a06";

export default node;
