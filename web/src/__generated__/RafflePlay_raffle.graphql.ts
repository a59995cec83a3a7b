/**
 * @generated SignedSource<<637ba2551ed8eda21ac98e161a91c14e>>
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
  "metadata": null,
  "name": "RafflePlay_raffle",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RafflePrize",
      "kind": "LinkedField",
      "name": "prizes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "internalID",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "depositForTicket",
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
      "name": "mostTicketsOfDeposit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BonusTerms",
      "kind": "LinkedField",
      "name": "bonusTerms",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BonusTerms_terms"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaffleWheel_raffle"
    }
  ],
  "type": "Raffle",
  "abstractKey": null
};

(node as any).hash = "ccc3777bf609a139d111696e93c99e0f";

export default node;
