/**
 * @generated SignedSource<<43c1438e1a8d98e1ffd1341e8f6d5d21>>
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

(node as any).hash = "65120583f7355a7947ad3cc1b017ec03";

export default node;
