/**
 * @generated SignedSource<<85e7264041489c2d65c868d71e571036>>
 * @relayHash b7b6c5c0a153020b5702f7d7fdb47c01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b6f63aa777b0caf5d4721055b0da6ebcce10a1a49608315bae256f911048b1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameStageQuery } from './GameStageQuery.graphql';

const node: PreloadableConcreteRequest<GameStageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b6f63aa777b0caf5d4721055b0da6ebcce10a1a49608315bae256f911048b1c",
    "metadata": {},
    "name": "GameStageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
