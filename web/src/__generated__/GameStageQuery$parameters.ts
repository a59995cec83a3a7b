/**
 * @generated SignedSource<<34c369bc67335f9190997ad46b6319c3>>
 * @relayHash 6677a0c30d96f737e80c44be6906efa4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0681fdbb211cb84ae24ba8e2475c97745e7ffadb076a03af0d398f09f19f32c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameStageQuery } from './GameStageQuery.graphql';

const node: PreloadableConcreteRequest<GameStageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0681fdbb211cb84ae24ba8e2475c97745e7ffadb076a03af0d398f09f19f32c",
    "metadata": {},
    "name": "GameStageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
