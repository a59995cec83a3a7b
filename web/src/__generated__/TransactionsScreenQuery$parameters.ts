/**
 * @generated SignedSource<<2285d20a46ce284abb584681f0877b97>>
 * @relayHash ce802a342ddec3a62c20c612e36e8eb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1474d788331e334627397a7bd9fedc6c5500338db410e50027fc8abd260254a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsScreenQuery } from './TransactionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1474d788331e334627397a7bd9fedc6c5500338db410e50027fc8abd260254a7",
    "metadata": {},
    "name": "TransactionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
