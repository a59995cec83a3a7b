/**
 * @generated SignedSource<<e02771fb56bdb889aa5a73f7428cfbc0>>
 * @relayHash b0565abdae36102c45460a2691c5885a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94ce70ddf936ea99124a7f580f881d48d957348ea987d1a5da8ac1c87b9f0cd5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameStageQuery } from './GameStageQuery.graphql';

const node: PreloadableConcreteRequest<GameStageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94ce70ddf936ea99124a7f580f881d48d957348ea987d1a5da8ac1c87b9f0cd5",
    "metadata": {},
    "name": "GameStageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
