/**
 * @generated SignedSource<<7eee4eaecf0f4f3a2b1fce97c172ffea>>
 * @relayHash ba9850b77931133b6cddb8ca07753466
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 184eb58a60d243fb7a55ec2b4a27664b923a823dcef009f6d54a0cb8b9ada8c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RewardsHallScreenQuery } from './RewardsHallScreenQuery.graphql';

const node: PreloadableConcreteRequest<RewardsHallScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "184eb58a60d243fb7a55ec2b4a27664b923a823dcef009f6d54a0cb8b9ada8c8",
    "metadata": {},
    "name": "RewardsHallScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
