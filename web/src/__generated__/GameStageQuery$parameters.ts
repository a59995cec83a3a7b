/**
 * @generated SignedSource<<70293e51f16f0f6bd933e00f6d993302>>
 * @relayHash b86daa61b875dcbb550fcec11f6cc9fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bddee1c5c269d8c73a2e923559480fd873eb83f239c09592de694759c369108

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameStageQuery } from './GameStageQuery.graphql';

const node: PreloadableConcreteRequest<GameStageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8bddee1c5c269d8c73a2e923559480fd873eb83f239c09592de694759c369108",
    "metadata": {},
    "name": "GameStageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
