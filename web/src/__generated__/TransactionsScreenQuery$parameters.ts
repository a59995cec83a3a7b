/**
 * @generated SignedSource<<4479d24e17855fb1775e0caa26cbd78e>>
 * @relayHash b42da2aa8b78d530b6dfd1a9d8141b0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f7dc9238176142cc9331d1a876b242eea00c7bc16bedae41e610fb65adbf06c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsScreenQuery } from './TransactionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f7dc9238176142cc9331d1a876b242eea00c7bc16bedae41e610fb65adbf06c",
    "metadata": {},
    "name": "TransactionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
