/**
 * @generated SignedSource<<5e2852e4160f886d1659d940067c6773>>
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
  "metadata": null,
  "name": "RaffleWheel_raffle",
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Raffle",
  "abstractKey": null
};

(node as any).hash = "65120583f7355a7947ad3cc1b017ec03";

export default node;
