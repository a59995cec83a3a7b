/**
 * @generated SignedSource<<33af0966031530fb800ba5c1dc85442d>>
 * @relayHash f53a8b84e2b95219521dfd5b6f219173
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb4c84b16835b9c32e991c2195d17c607c6d064e70b22aad7744f9ec7ac09ef4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsScreenQuery } from './TransactionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb4c84b16835b9c32e991c2195d17c607c6d064e70b22aad7744f9ec7ac09ef4",
    "metadata": {},
    "name": "TransactionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
