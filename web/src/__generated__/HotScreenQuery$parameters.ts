/**
 * @generated SignedSource<<22e4eb39534d8826ee4b2ed55c5d38c0>>
 * @relayHash 540546feced0898c23a25ef00b52fbca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d0ffb8b68f8c0abca1883984039f5efbffe7fd9021257985171d64ecc27172a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HotScreenQuery } from './HotScreenQuery.graphql';

const node: PreloadableConcreteRequest<HotScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d0ffb8b68f8c0abca1883984039f5efbffe7fd9021257985171d64ecc27172a",
    "metadata": {},
    "name": "HotScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
