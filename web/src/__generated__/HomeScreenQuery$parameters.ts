/**
 * @generated SignedSource<<e4ca732348d17b819c1dd8aff32925eb>>
 * @relayHash 15d1563e975290d3a1db23b0b45dfc90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d021af3e8c004129de44c9a6676179856db789363ef2d3f843e6d5e9b4f14f11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d021af3e8c004129de44c9a6676179856db789363ef2d3f843e6d5e9b4f14f11",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
