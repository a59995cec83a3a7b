/**
 * @generated SignedSource<<76d3b170fa0f54df448c9747338a41bb>>
 * @relayHash 08fea5204e8b49c3a1a48336bb9d5e68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79dd8d84c5e1dd1fe02db7adbabc316f7586ff00ed4722bea39c9cc184605a3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PointMallScreenQuery } from './PointMallScreenQuery.graphql';

const node: PreloadableConcreteRequest<PointMallScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79dd8d84c5e1dd1fe02db7adbabc316f7586ff00ed4722bea39c9cc184605a3b",
    "metadata": {},
    "name": "PointMallScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
