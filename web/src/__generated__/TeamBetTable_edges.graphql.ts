/**
 * @generated SignedSource<<42a5012fc09c8372c98e807fb14b6214>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamBetTable_edges$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"TeamBetPageSums_bets" | "TeamBetRow_bet">;
  };
  readonly " $fragmentType": "TeamBetTable_edges";
}>;
export type TeamBetTable_edges$key = ReadonlyArray<{
  readonly " $data"?: TeamBetTable_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamBetTable_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TeamBetTable_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamBet",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TeamBetRow_bet"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TeamBetPageSums_bets"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TeamBetEdge",
  "abstractKey": null
};

(node as any).hash = "96eeb2886d5c42da10439d86d6df56eb";

export default node;
