/**
 * @generated SignedSource<<d7c1f5fe8e11c7981a5582e6cf2ed47e>>
 * @relayHash 44bddd137b7c51f3b7bd984b6f38c7c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc13e77af703747a7bebfe0e27ac4af73e2ccdf1632032d7811d2cb98ee6445b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsScreenQuery } from './TransactionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc13e77af703747a7bebfe0e27ac4af73e2ccdf1632032d7811d2cb98ee6445b",
    "metadata": {},
    "name": "TransactionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
