/**
 * @generated SignedSource<<e14d9fa71193b5f38e2f88b2535d0ec7>>
 * @relayHash 898f4c71b9124ce193f7b931523e269e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 456bb0eb455e00f73351a0bca328a725b7d22440f8f0a9dec0de55b1bd5670bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionsScreenQuery } from './PromotionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "456bb0eb455e00f73351a0bca328a725b7d22440f8f0a9dec0de55b1bd5670bb",
    "metadata": {},
    "name": "PromotionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
