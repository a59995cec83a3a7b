/**
 * @generated SignedSource<<6ccfea70d26c5ec077f50e77a631b4b2>>
 * @relayHash 8baed5b4a8a6d2b69d88a2d5445db8a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b45c6e054feab805eceb5dd0de4172781449596cf64d0bef2e9cc833fe663e5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamBettingScreenQuery } from './TeamBettingScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamBettingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b45c6e054feab805eceb5dd0de4172781449596cf64d0bef2e9cc833fe663e5d",
    "metadata": {},
    "name": "TeamBettingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
