/**
 * @generated SignedSource<<e05c69785e0603021228aec707d37736>>
 * @relayHash 38cca39c0cd8f6eda24eef70637b5a1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12b85215beccfa840b0e93fc794f9c595bb5b8518b523e66af32e618ebc88f11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionDetailScreenQuery } from './PromotionDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12b85215beccfa840b0e93fc794f9c595bb5b8518b523e66af32e618ebc88f11",
    "metadata": {},
    "name": "PromotionDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
