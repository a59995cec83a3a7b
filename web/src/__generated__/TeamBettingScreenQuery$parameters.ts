/**
 * @generated SignedSource<<b3b24821ccc2b2c5edbaf19842d331f5>>
 * @relayHash 8e3b5cf63a3c6108debb61050bbca8fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6d1a0f173574362615cfe3f8863b1e3cfac50f84f30f18f16b4610e87d8e286

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamBettingScreenQuery } from './TeamBettingScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamBettingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6d1a0f173574362615cfe3f8863b1e3cfac50f84f30f18f16b4610e87d8e286",
    "metadata": {},
    "name": "TeamBettingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
