/**
 * @generated SignedSource<<9e74c48d9f4847c296b2cc6eda2aaa00>>
 * @relayHash e90984777532ae79a29811331341835d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8de5349f29010ee5151595e188da1ea71b8e2058c627af6ae8a8c75b73e8228c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionDetailScreenQuery } from './PromotionDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8de5349f29010ee5151595e188da1ea71b8e2058c627af6ae8a8c75b73e8228c",
    "metadata": {},
    "name": "PromotionDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
