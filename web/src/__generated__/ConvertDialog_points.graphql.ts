/**
 * @generated SignedSource<<628e14fdb31b1ae6cb526eece2dd569a>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PointTerms",
      "kind": "LinkedField",
      "name": "terms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "convertStep",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "convertLeast",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "convertWorth",
          "plural": false,
          "selections": [
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
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PointBalance",
  "abstractKey": null
};

(node as any).hash = "559f0fa2b5c644404145375b428d5351";

export default node;
