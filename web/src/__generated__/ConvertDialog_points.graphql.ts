/**
 * @generated SignedSource<<550f4aec289e3852f7beaa4882beb80c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConvertDialog_points$data = {
  readonly terms: {
    readonly convertLeast: number;
    readonly convertStep: number;
    readonly convertWorth: {
      readonly amount: string;
      readonly currency: string;
    };
  };
  readonly total: number;
  readonly " $fragmentType": "ConvertDialog_points";
};
export type ConvertDialog_points$key = {
  readonly " $data"?: ConvertDialog_points$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConvertDialog_points">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ConvertDialog_points",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "total"
    },
    {
      "concreteType": "PointTerms",
      "kind": "LinkedField",
      "name": "terms",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "convertStep"
        },
        {
          "kind": "ScalarField",
          "name": "convertLeast"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "convertWorth",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "amount"
            },
            {
              "kind": "ScalarField",
              "name": "currency"
            }
          ]
        }
      ]
    }
  ],
  "type": "PointBalance"
};

(node as any).hash = "274c93c62379c8bb3adb397250c8eb98";

export default node;
