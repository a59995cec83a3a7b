/**
 * @generated SignedSource<<c3ca57ca217d04fe6fb1aea62750cd43>>
 * @relayHash 3235f8d1e4bac05bdd562568c16fca53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6509b3f32678b5bac565f277cb87c898b5de36adbfd34dcc0925c623cb772b60

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamBettingScreenQuery } from './TeamBettingScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamBettingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6509b3f32678b5bac565f277cb87c898b5de36adbfd34dcc0925c623cb772b60",
    "metadata": {},
    "name": "TeamBettingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
