/**
 * @generated SignedSource<<2ef60fb1d100e0444c6397ea1b3f17ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContractPeriod = "DAILY" | "MONTHLY" | "SEMIMONTHLY" | "WEEKLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useNextOffer_contract$data = {
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
  readonly " $fragmentType": "useNextOffer_contract";
};
export type useNextOffer_contract$key = {
  readonly " $data"?: useNextOffer_contract$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNextOffer_contract">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useNextOffer_contract",
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

(node as any).hash = "22c02418353e4634150b76685a9625d6";

export default node;
