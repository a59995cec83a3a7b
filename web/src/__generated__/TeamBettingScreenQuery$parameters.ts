/**
 * @generated SignedSource<<2d96e7b0b3649a18584113538af51495>>
 * @relayHash d3974901d3f78125cf871380afcfdea1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9f561bed523ecc37c4ba7ee94c5ca3f0b024fc347f5d2a3839d17ec2366a713

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamBettingScreenQuery } from './TeamBettingScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamBettingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9f561bed523ecc37c4ba7ee94c5ca3f0b024fc347f5d2a3839d17ec2366a713",
    "metadata": {},
    "name": "TeamBettingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
