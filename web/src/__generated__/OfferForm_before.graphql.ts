/**
 * @generated SignedSource<<41d15ae146215ee878235e0bd87747a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContractPeriod = "DAILY" | "MONTHLY" | "SEMIMONTHLY" | "WEEKLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferForm_before$data = {
  readonly holder: string;
  readonly period: ContractPeriod | null;
  readonly terms: {
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
  };
  readonly " $fragmentType": "OfferForm_before";
};
export type OfferForm_before$key = {
  readonly " $data"?: OfferForm_before$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferForm_before">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferForm_before",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "period",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "terms",
      "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "AgentContract",
  "abstractKey": null
};

(node as any).hash = "80a7c9f7866d09c1036054bcfb72345a";

export default node;
