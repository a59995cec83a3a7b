/**
 * @generated SignedSource<<e49cb5d00bf408fa8a1981fde7608e8a>>
 * @relayHash 81b6f666d15d692412200f7f0294d138
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26b74d230f2cd6c5f1a6b940b50d090b4ff900a95f15c4f908f29fdf035938c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsScreenQuery } from './TransactionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26b74d230f2cd6c5f1a6b940b50d090b4ff900a95f15c4f908f29fdf035938c0",
    "metadata": {},
    "name": "TransactionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
