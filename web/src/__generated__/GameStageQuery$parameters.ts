/**
 * @generated SignedSource<<7e2fbe256abc4cfe345a28bc40875004>>
 * @relayHash 839db6e43de934cc42c288bc4fd3007f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20a35cfe0eef4c36b0f30013778788c5f72bc0234820b460f05e2e5a14c700b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameStageQuery } from './GameStageQuery.graphql';

const node: PreloadableConcreteRequest<GameStageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20a35cfe0eef4c36b0f30013778788c5f72bc0234820b460f05e2e5a14c700b9",
    "metadata": {},
    "name": "GameStageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
