/**
 * @generated SignedSource<<0844281769576544b7536627c44e8943>>
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
      "kind": "TypeDiscriminator",
      "abstractKey": "__isPage"
    },
    {
      "fragment": Pagination_page$normalization_graphql,
      "kind": "FragmentSpread"
    }
  ]
};

(node as any).hash = "40a2cd285ed43c84a47f13f4ce7ba1c7";

export default node;
