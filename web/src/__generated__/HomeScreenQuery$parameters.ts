/**
 * @generated SignedSource<<44d9ee70f56b79a9b75e53f4f8d38247>>
 * @relayHash 81f591a90490050618d8612b277ed27f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd24ffcccf16bfaef020147e89ecd6306346d9dd679286b95d91e5e8a5cb206f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd24ffcccf16bfaef020147e89ecd6306346d9dd679286b95d91e5e8a5cb206f",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
