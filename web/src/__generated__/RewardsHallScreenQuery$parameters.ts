/**
 * @generated SignedSource<<9d2a339ca84fb3a47cf93bc86d3fa95a>>
 * @relayHash 5fe45b28d6107fddd14b94d7ad403f0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 919e30c53edc418430f447d1e887635af26cb33fdc2f06acbae9507b9c50a9d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RewardsHallScreenQuery } from './RewardsHallScreenQuery.graphql';

const node: PreloadableConcreteRequest<RewardsHallScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "919e30c53edc418430f447d1e887635af26cb33fdc2f06acbae9507b9c50a9d3",
    "metadata": {},
    "name": "RewardsHallScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
