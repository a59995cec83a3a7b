/**
 * @generated SignedSource<<8dc1489815ca1ae46094ab4d8830c6e2>>
 * @relayHash 3313d4f228c24ccee483f4aecce9bfbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1fe8579b75973a8b966ab126e9e500cff003a29cc9a68b06be58b9e05aa1b5b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1fe8579b75973a8b966ab126e9e500cff003a29cc9a68b06be58b9e05aa1b5b",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
