/**
 * @generated SignedSource<<1fb8f12c88a58effcb6fbbe052805efe>>
 * @relayHash e7fe54ccaf9620a447622df200e88490
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a2812c15a032a5e0a51e3390fade285ee4ab65c0b6670cfa5b0d085a7713965

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavoriteScreenQuery } from './FavoriteScreenQuery.graphql';

const node: PreloadableConcreteRequest<FavoriteScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a2812c15a032a5e0a51e3390fade285ee4ab65c0b6670cfa5b0d085a7713965",
    "metadata": {},
    "name": "FavoriteScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
