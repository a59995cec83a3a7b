/**
 * @generated SignedSource<<09cdac9febd99b7b5f30b818b6311ee2>>
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

(node as any).hash = "ccc3777bf609a139d111696e93c99e0f";

export default node;
