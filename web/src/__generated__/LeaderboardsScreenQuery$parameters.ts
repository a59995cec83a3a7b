/**
 * @generated SignedSource<<95e73a4fd91a5ffcb8c6af36bc085eff>>
 * @relayHash e6a47143af927cf7ba195315f8ea290f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 537967cadaee8a59aa98932879743493bbce8c691d441af22c898aed35ee04ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderboardsScreenQuery } from './LeaderboardsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeaderboardsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "537967cadaee8a59aa98932879743493bbce8c691d441af22c898aed35ee04ac",
    "metadata": {},
    "name": "LeaderboardsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
