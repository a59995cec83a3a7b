/**
 * @generated SignedSource<<32ecd75edecc26fc5a228a2ea1f0ae94>>
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
  "metadata": null,
  "name": "RaffleOdds_raffle",
  "selections": [
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
          "kind": "ScalarField",
          "name": "odds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Raffle",
  "abstractKey": null
};

(node as any).hash = "0f09ba68b1b132c7d0b29cdff1410db3";

export default node;
