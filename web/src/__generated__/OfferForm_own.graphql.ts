/**
 * @generated SignedSource<<c2d168d7b71be2179118a9cb875d6ac3>>
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
  "metadata": null,
  "name": "OfferForm_own",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
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

(node as any).hash = "e981f162fbf29c1eecaec5ca235ffc15";

export default node;
