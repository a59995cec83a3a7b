/**
 * @generated SignedSource<<199071c60fd29820f3d4be5c9bf1c05a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamBetTable_bets$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"TeamBetRow_bet">;
    };
  }>;
  readonly " $fragmentType": "TeamBetTable_bets";
};
export type TeamBetTable_bets$key = {
  readonly " $data"?: TeamBetTable_bets$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamBetTable_bets">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamBetTable_bets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamBetEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TeamBetConnection",
  "abstractKey": null
};

(node as any).hash = "4730802243f8bc892fc9ceb5f0fb9546";

export default node;
