/**
 * @generated SignedSource<<dd8eaa9c499cafd151d5584011f324fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TransactionPage_transactions$data = {
  readonly edges: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"TransactionTable_edges">;
  }>;
  readonly pageCursors: {
    readonly " $fragmentSpreads": FragmentRefs<"Pagination_cursors">;
  };
  readonly pageInfo: {
    readonly " $fragmentSpreads": FragmentRefs<"Pagination_pageInfo">;
  };
  readonly " $fragmentType": "TransactionPage_transactions";
};
export type TransactionPage_transactions$key = {
  readonly " $data"?: TransactionPage_transactions$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionPage_transactions">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TransactionPage_transactions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamTransactionEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TransactionTable_edges"
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
  "type": "TeamTransactionConnection",
  "abstractKey": null
};

(node as any).hash = "3f7ef130c8ef08270e3ba5f447bbba4a";

export default node;
