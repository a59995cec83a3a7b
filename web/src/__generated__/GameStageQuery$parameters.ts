/**
 * @generated SignedSource<<3641a31b25cfe965c425bd9104017229>>
 * @relayHash a46dc8795b564ff7960addada3eeed92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf37fa04c9de3b454bdf7a350aa723d702a36636ed94467129ba07ce496c68e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameStageQuery } from './GameStageQuery.graphql';

const node: PreloadableConcreteRequest<GameStageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf37fa04c9de3b454bdf7a350aa723d702a36636ed94467129ba07ce496c68e5",
    "metadata": {},
    "name": "GameStageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
