/**
 * @generated SignedSource<<342ab6cc87836c079d7ddae5d15ad977>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferForm_own$data = {
  readonly currency: string;
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

(node as any).hash = "e981f162fbf29c1eecaec5ca235ffc15";

export default node;
