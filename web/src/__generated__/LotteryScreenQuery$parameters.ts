/**
 * @generated SignedSource<<a183c5932c023a963520937d5b17aa5d>>
 * @relayHash 1dfa3917b49cb792da1b68c8b644726f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07f08c4dada5c55401ea1d10729f08755dc5357760129c1fba1a41af7c513908

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LotteryScreenQuery } from './LotteryScreenQuery.graphql';

const node: PreloadableConcreteRequest<LotteryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07f08c4dada5c55401ea1d10729f08755dc5357760129c1fba1a41af7c513908",
    "metadata": {},
    "name": "LotteryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
