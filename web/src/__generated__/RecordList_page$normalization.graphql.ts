/**
 * @generated SignedSource<<62be5a24f44cb249bb1eae8d7ee25fd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


import Pagination_page$normalization_graphql from './Pagination_page$normalization.graphql';

const node: NormalizationSplitOperation = {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "RecordList_page$normalization",
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
      "kind": "TypeDiscriminator",
      "abstractKey": "__isPage"
    },
    {
      "args": null,
      "fragment": Pagination_page$normalization_graphql,
      "kind": "FragmentSpread"
    }
  ]
};

(node as any).hash = "40a2cd285ed43c84a47f13f4ce7ba1c7";

export default node;
