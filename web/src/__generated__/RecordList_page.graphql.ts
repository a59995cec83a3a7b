/**
 * @generated SignedSource<<703a6028e7d7b43266c3df7af2f3a5bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordList_page$data = {
  readonly pageInfo: {
    readonly endCursor: string | null;
    readonly hasNextPage: boolean;
  };
  readonly totalCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"Pagination_page">;
  readonly " $fragmentType": "RecordList_page";
};
export type RecordList_page$key = {
  readonly " $data"?: RecordList_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordList_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordList_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCursor",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Pagination_page"
    }
  ],
  "type": "Page",
  "abstractKey": "__isPage"
};

(node as any).hash = "40a2cd285ed43c84a47f13f4ce7ba1c7";

export default node;
