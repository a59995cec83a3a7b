/**
 * @generated SignedSource<<4025a28fb36e4936213609fc9bf0b5fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfitLossPage_accounts$data = {
  readonly edges: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProfitLossTable_edges">;
  }>;
  readonly pageCursors: {
    readonly " $fragmentSpreads": FragmentRefs<"Pagination_cursors">;
  };
  readonly pageInfo: {
    readonly " $fragmentSpreads": FragmentRefs<"Pagination_pageInfo">;
  };
  readonly " $fragmentType": "ProfitLossPage_accounts";
};
export type ProfitLossPage_accounts$key = {
  readonly " $data"?: ProfitLossPage_accounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfitLossPage_accounts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfitLossPage_accounts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountProfitEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfitLossTable_edges"
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
  "type": "AccountProfitConnection",
  "abstractKey": null
};

(node as any).hash = "b285959db89316ced408070d64117b43";

export default node;
