/**
 * @generated SignedSource<<88b39ad87a0ff9475f9032565d0e14b3>>
 * @relayHash 880b1b11b2c52038dc3b09068f068218
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fc9d65b68d8563946d101f11ed41be4322932507c4d68f8166590f675da25da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fc9d65b68d8563946d101f11ed41be4322932507c4d68f8166590f675da25da",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
