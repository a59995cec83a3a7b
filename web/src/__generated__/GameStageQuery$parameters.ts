/**
 * @generated SignedSource<<c64b9570368f19a37029f21d294c47eb>>
 * @relayHash d0791726fd229f81db3d83fed8db3867
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf0c223f97a1bb9e2264afe11360e6dcc512ad21bf69b97961d4457875eb3103

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameStageQuery } from './GameStageQuery.graphql';

const node: PreloadableConcreteRequest<GameStageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf0c223f97a1bb9e2264afe11360e6dcc512ad21bf69b97961d4457875eb3103",
    "metadata": {},
    "name": "GameStageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
