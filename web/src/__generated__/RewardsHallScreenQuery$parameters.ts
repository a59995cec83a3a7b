/**
 * @generated SignedSource<<2c61a4cebe55a5e981c37df16468b6f5>>
 * @relayHash abc56301263da843cfd8650dc01d8672
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ea5e6d9507012c8af506ce341e27d0ac538d0d25f8d8f38b0b89a0b78874483

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RewardsHallScreenQuery } from './RewardsHallScreenQuery.graphql';

const node: PreloadableConcreteRequest<RewardsHallScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ea5e6d9507012c8af506ce341e27d0ac538d0d25f8d8f38b0b89a0b78874483",
    "metadata": {},
    "name": "RewardsHallScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
