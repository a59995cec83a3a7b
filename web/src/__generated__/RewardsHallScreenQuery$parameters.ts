/**
 * @generated SignedSource<<c354efcc950b84f31254c2e0c66e0058>>
 * @relayHash f592cade895cdddd630faf371c8c945b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd1e66dd0c38a0c53c90502283dfd61e8b7593476eaaaca4ad6116ed9ef0291d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RewardsHallScreenQuery } from './RewardsHallScreenQuery.graphql';

const node: PreloadableConcreteRequest<RewardsHallScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd1e66dd0c38a0c53c90502283dfd61e8b7593476eaaaca4ad6116ed9ef0291d",
    "metadata": {},
    "name": "RewardsHallScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
