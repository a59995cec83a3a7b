/**
 * @generated SignedSource<<2161242505b1166e1eca3173b49a8d72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferForm_own$data = {
  readonly currency: string;
  readonly paidOnRequest: boolean | null;
  readonly terms: {
    readonly lossRate?: string;
    readonly profitRate?: string;
    readonly tiers?: ReadonlyArray<{
      readonly rate: string;
    }>;
  };
  readonly " $fragmentType": "OfferForm_own";
};
export type OfferForm_own$key = {
  readonly " $data"?: OfferForm_own$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferForm_own">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferForm_own",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "currency"
    },
    {
      "kind": "ScalarField",
      "name": "paidOnRequest"
    },
    {
      "kind": "LinkedField",
      "name": "terms",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "concreteType": "ContractTier",
              "kind": "LinkedField",
              "name": "tiers",
              "plural": true,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "rate"
                }
              ]
            }
          ],
          "type": "Contract"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "kind": "ScalarField",
              "name": "profitRate"
            },
            {
              "kind": "ScalarField",
              "name": "lossRate"
            }
          ],
          "type": "RealTimeContract"
        }
      ]
    }
  ],
  "type": "AgentContract"
};

(node as any).hash = "c650f48771e2523d93c63589a149f7b2";

export default node;
