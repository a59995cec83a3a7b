/**
 * @generated SignedSource<<9b4e5ff2374c3418412db372b7b0719a>>
 * @relayHash ca9738c05b106faa2ddf968f03892543
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 936751f2bd0e3f43efb028b1856d2e438db4a9d42e02ec49418e969073fc5d10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LotteryScreenQuery } from './LotteryScreenQuery.graphql';

const node: PreloadableConcreteRequest<LotteryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "936751f2bd0e3f43efb028b1856d2e438db4a9d42e02ec49418e969073fc5d10",
    "metadata": {},
    "name": "LotteryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
