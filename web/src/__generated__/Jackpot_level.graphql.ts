/**
 * @generated SignedSource<<5f012e0775feb189ce4d271d92868d85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Jackpot_level$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly key: string;
  readonly title: string;
  readonly " $fragmentType": "Jackpot_level";
};
export type Jackpot_level$key = {
  readonly " $data"?: Jackpot_level$data;
  readonly " $fragmentSpreads": FragmentRefs<"Jackpot_level">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Jackpot_level",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "key"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
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
  ],
  "type": "JackpotLevel"
};

(node as any).hash = "f73518c5b0a367fb1c5c6d0a9afbf54c";

export default node;
