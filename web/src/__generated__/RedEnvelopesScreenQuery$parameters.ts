/**
 * @generated SignedSource<<5f243042f5da3d873f3902963d379ffa>>
 * @relayHash 271b25a79d8b3598977f1545ff957b40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 716270bd913483d5de0b6da958aa6df68da14d82f71cb25626a49d43d98744e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RedEnvelopesScreenQuery } from './RedEnvelopesScreenQuery.graphql';

const node: PreloadableConcreteRequest<RedEnvelopesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "716270bd913483d5de0b6da958aa6df68da14d82f71cb25626a49d43d98744e0",
    "metadata": {},
    "name": "RedEnvelopesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
