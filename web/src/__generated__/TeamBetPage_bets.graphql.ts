/**
 * @generated SignedSource<<6a2e726c7b2b31cb2e5eb8e225e43894>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamBetPage_bets$data = {
  readonly edges: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"TeamBetTable_edges">;
  }>;
  readonly pageCursors: {
    readonly " $fragmentSpreads": FragmentRefs<"Pagination_cursors">;
  };
  readonly pageInfo: {
    readonly " $fragmentSpreads": FragmentRefs<"Pagination_pageInfo">;
  };
  readonly " $fragmentType": "TeamBetPage_bets";
};
export type TeamBetPage_bets$key = {
  readonly " $data"?: TeamBetPage_bets$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamBetPage_bets">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamBetPage_bets",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "TeamBetTable_edges"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Pagination_pageInfo"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageCursors",
      "kind": "LinkedField",
      "name": "pageCursors",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Pagination_cursors"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TeamBetConnection",
  "abstractKey": null
};

(node as any).hash = "88ebec426c7dd7116b74c2da682e5f66";

export default node;
