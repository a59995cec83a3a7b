/**
 * @generated SignedSource<<e3648cc906b37be18e1c4207c81d6a9d>>
 * @relayHash 05eb99dce70287d4c86ea4d39e500afa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 930c638400f02df47ec1c0fd9b9ef8009dd0d4f87c083669c550a956f79a6d03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionsScreenQuery } from './PromotionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "930c638400f02df47ec1c0fd9b9ef8009dd0d4f87c083669c550a956f79a6d03",
    "metadata": {},
    "name": "PromotionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
