/**
 * @generated SignedSource<<13ba0bb1b778e061a3659ff8ad9dc761>>
 * @relayHash af3549379c4a65ca46ae84d2e7448d2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f6848fb71f39377b32bfab53a9aa67245378afff0df9e4010bfc438a3c03e47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionsScreenQuery } from './PromotionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f6848fb71f39377b32bfab53a9aa67245378afff0df9e4010bfc438a3c03e47",
    "metadata": {},
    "name": "PromotionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
