/**
 * @generated SignedSource<<7c4b0e96249f3a49442b36c09a5a497e>>
 * @relayHash 9e8c204f783dd645063c2ac95f56499b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bef7c1ebcc5fb07c244a2fe0877519ef61e395e89c728b3b0349fe94cc71b469

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamBettingScreenQuery } from './TeamBettingScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamBettingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bef7c1ebcc5fb07c244a2fe0877519ef61e395e89c728b3b0349fe94cc71b469",
    "metadata": {},
    "name": "TeamBettingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
