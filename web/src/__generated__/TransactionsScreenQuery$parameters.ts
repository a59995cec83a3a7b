/**
 * @generated SignedSource<<35096935bbf287b2830fcba908104b91>>
 * @relayHash 4a6710a3dfc238434a173888f27395e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 803b4eba104901844f71a5d39819bf5bad0b59279056f7662174d80dcde4512b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsScreenQuery } from './TransactionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "803b4eba104901844f71a5d39819bf5bad0b59279056f7662174d80dcde4512b",
    "metadata": {},
    "name": "TransactionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
