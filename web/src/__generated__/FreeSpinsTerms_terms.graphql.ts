/**
 * @generated SignedSource<<40de754420e2bebc54c557fa774d8eac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FreeSpinsTerms_terms$data = {
  readonly games: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly hours: number;
  readonly spins: number;
  readonly stake: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly turnover: number;
  readonly " $fragmentType": "FreeSpinsTerms_terms";
};
export type FreeSpinsTerms_terms$key = {
  readonly " $data"?: FreeSpinsTerms_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreeSpinsTerms_terms">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FreeSpinsTerms_terms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spins",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "stake",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turnover",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "games",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FreeSpinTerms",
  "abstractKey": null
};

(node as any).hash = "3405e736923361cf8e3d6f7815034d4b";

export default node;
