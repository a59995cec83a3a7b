/**
 * @generated SignedSource<<ef9f3611d5d8a04c60ec12208203761d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RafflePrizeKind = "BONUS" | "CASH" | "NONE" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaffleWheel_raffle$data = {
  readonly prizes: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
    };
    readonly internalID: string;
    readonly kind: RafflePrizeKind;
    readonly title: string;
  }>;
  readonly " $fragmentType": "RaffleWheel_raffle";
};
export type RaffleWheel_raffle$key = {
  readonly " $data"?: RaffleWheel_raffle$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaffleWheel_raffle">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RaffleWheel_raffle",
  "selections": [
    {
      "concreteType": "RafflePrize",
      "kind": "LinkedField",
      "name": "prizes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "internalID"
        },
        {
          "kind": "ScalarField",
          "name": "kind"
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
            }
          ]
        }
      ]
    }
  ],
  "type": "Raffle"
};

(node as any).hash = "8cb3dd214a6a93a21fffb42bb6b902fb";

export default node;
