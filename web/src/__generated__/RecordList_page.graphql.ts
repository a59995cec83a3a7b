/**
 * @generated SignedSource<<c6a01b967f1bdc785f1ae2bd90112804>>
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
  "name": "RecordList_page",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "totalCount"
    },
    {
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "hasNextPage"
        },
        {
          "kind": "ScalarField",
          "name": "endCursor"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "Pagination_page"
    }
  ],
  "type": "Page",
  "abstractKey": "__isPage"
};

(node as any).hash = "40a2cd285ed43c84a47f13f4ce7ba1c7";

export default node;
