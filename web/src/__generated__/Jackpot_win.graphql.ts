/**
 * @generated SignedSource<<6044c74ef0823e51ecbff1bc368e8fa3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Jackpot_win$data = {
  readonly account: string;
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly wonAt: string;
  readonly " $fragmentType": "Jackpot_win";
};
export type Jackpot_win$key = {
  readonly " $data"?: Jackpot_win$data;
  readonly " $fragmentSpreads": FragmentRefs<"Jackpot_win">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Jackpot_win",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "account"
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
    },
    {
      "kind": "ScalarField",
      "name": "wonAt"
    }
  ],
  "type": "JackpotWin"
};

(node as any).hash = "9355d8bab9977f0bd37469170c3f998c";

export default node;
