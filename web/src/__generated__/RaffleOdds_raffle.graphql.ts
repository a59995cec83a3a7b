/**
 * @generated SignedSource<<6eeabaf9ea084e740988909a83fe1604>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaffleOdds_raffle$data = {
  readonly prizes: ReadonlyArray<{
    readonly internalID: string;
    readonly odds: number | null;
    readonly title: string;
  }>;
  readonly " $fragmentType": "RaffleOdds_raffle";
};
export type RaffleOdds_raffle$key = {
  readonly " $data"?: RaffleOdds_raffle$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaffleOdds_raffle">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RaffleOdds_raffle",
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
          "name": "title"
        },
        {
          "kind": "ScalarField",
          "name": "odds"
        }
      ]
    }
  ],
  "type": "Raffle"
};

(node as any).hash = "0f09ba68b1b132c7d0b29cdff1410db3";

export default node;
