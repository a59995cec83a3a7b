/**
 * @generated SignedSource<<aee80bfb5ffaa6d0884eb423165cebf8>>
 * @relayHash 80cd90c8b0e4dbfd93f2ed9f64566300
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30e0028dc3df5b30f79cda003a489eb35bf5cc5e9c2870ce725da3160ce93014

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LotteryScreenQuery } from './LotteryScreenQuery.graphql';

const node: PreloadableConcreteRequest<LotteryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30e0028dc3df5b30f79cda003a489eb35bf5cc5e9c2870ce725da3160ce93014",
    "metadata": {},
    "name": "LotteryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
