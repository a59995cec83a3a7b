/**
 * @generated SignedSource<<d0c410934c3030a3b749328dfce3175b>>
 * @relayHash 4a55217f6c7042f5c4f9fc8a48d97dc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bf392db7bcde8b44b211c1661ae8d68435f2ba152785ce37b5ed58bcf1feb81

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionsScreenQuery } from './PromotionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bf392db7bcde8b44b211c1661ae8d68435f2ba152785ce37b5ed58bcf1feb81",
    "metadata": {},
    "name": "PromotionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
