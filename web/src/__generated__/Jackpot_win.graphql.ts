/**
 * @generated SignedSource<<f1e4538583c641f33cff13259ab4f2fa>>
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

(node as any).hash = "30e417a4bc6410aa454bae2f70fae46e";

export default node;
