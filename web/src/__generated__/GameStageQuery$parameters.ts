/**
 * @generated SignedSource<<59593b68a9688f04d5974cea6cc41af3>>
 * @relayHash 1ae6376c3e72c1ce3f3377adae5f0f70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de4154bdd3e31f7e7b24253d3a9f4f20dc320bf6919ca1f3a3e2486aa7a50996

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameStageQuery } from './GameStageQuery.graphql';

const node: PreloadableConcreteRequest<GameStageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de4154bdd3e31f7e7b24253d3a9f4f20dc320bf6919ca1f3a3e2486aa7a50996",
    "metadata": {},
    "name": "GameStageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
