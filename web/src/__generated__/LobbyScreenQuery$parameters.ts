/**
 * @generated SignedSource<<01ff2333e4b5413ddf5ce4a3d093b2c9>>
 * @relayHash afbd89178bba0844558ca25f1096006f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96c7b62808ee54fb1bf907819b4a329aa5726bbffa06256fd17370c7f06ac77e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LobbyScreenQuery } from './LobbyScreenQuery.graphql';

const node: PreloadableConcreteRequest<LobbyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96c7b62808ee54fb1bf907819b4a329aa5726bbffa06256fd17370c7f06ac77e",
    "metadata": {},
    "name": "LobbyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
