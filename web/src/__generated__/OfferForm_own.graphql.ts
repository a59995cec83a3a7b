/**
 * @generated SignedSource<<cb854d76532fe2521b8078c7701fb58f>>
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
      "kind": "ScalarField",
      "name": "paidOnRequest",
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

(node as any).hash = "c650f48771e2523d93c63589a149f7b2";

export default node;
