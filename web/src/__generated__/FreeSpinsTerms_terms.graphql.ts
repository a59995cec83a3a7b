/**
 * @generated SignedSource<<19b634389fb01a94dc64718047e1598f>>
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
  "name": "FreeSpinsTerms_terms",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "spins"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "stake",
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
    },
    {
      "kind": "ScalarField",
      "name": "turnover"
    },
    {
      "kind": "ScalarField",
      "name": "hours"
    },
    {
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "games",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        }
      ]
    }
  ],
  "type": "FreeSpinTerms"
};

(node as any).hash = "01c340e8c143940e68486af474e0b2bc";

export default node;
