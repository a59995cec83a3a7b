/**
 * @generated SignedSource<<50d11343ca7ba085e1ad4e24ebe2c6b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RafflePlay_raffle$data = {
  readonly bonusTerms: {
    readonly " $fragmentSpreads": FragmentRefs<"BonusTerms_terms">;
  } | null;
  readonly depositForTicket: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly id: string;
  readonly mostTicketsOfDeposit: number | null;
  readonly prizes: ReadonlyArray<{
    readonly internalID: string;
  }>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"RaffleWheel_raffle">;
  readonly " $fragmentType": "RafflePlay_raffle";
};
export type RafflePlay_raffle$key = {
  readonly " $data"?: RafflePlay_raffle$data;
  readonly " $fragmentSpreads": FragmentRefs<"RafflePlay_raffle">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RafflePlay_raffle",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "concreteType": "RafflePrize",
      "kind": "LinkedField",
      "name": "prizes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "internalID"
        }
      ]
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "depositForTicket",
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
      "name": "mostTicketsOfDeposit"
    },
    {
      "concreteType": "BonusTerms",
      "kind": "LinkedField",
      "name": "bonusTerms",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "BonusTerms_terms"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "RaffleWheel_raffle"
    }
  ],
  "type": "Raffle"
};

(node as any).hash = "04f21c8d4d1204a0d79f43f006faa072";

export default node;
