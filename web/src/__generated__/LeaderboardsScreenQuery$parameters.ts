/**
 * @generated SignedSource<<95be899c81f303d6f178b266281b5365>>
 * @relayHash 97195d612079101ab78aa7a78977de01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8513e1354b21828b2aa598a7356957463125f996551adc1897bcc1000d69c876

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderboardsScreenQuery } from './LeaderboardsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeaderboardsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8513e1354b21828b2aa598a7356957463125f996551adc1897bcc1000d69c876",
    "metadata": {},
    "name": "LeaderboardsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
