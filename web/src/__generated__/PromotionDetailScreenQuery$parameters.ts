/**
 * @generated SignedSource<<9b4b2caf2eab4ac742ccd37835992dd8>>
 * @relayHash a91def70c07ad83cbb42c366e808d9c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b7d83b936ab03399af8bda5da535c5cbf4438379eb8d438dc2b437997491473

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionDetailScreenQuery } from './PromotionDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b7d83b936ab03399af8bda5da535c5cbf4438379eb8d438dc2b437997491473",
    "metadata": {},
    "name": "PromotionDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
