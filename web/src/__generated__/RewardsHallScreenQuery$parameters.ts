/**
 * @generated SignedSource<<f70864c8b0db2521e1874a984cb86b4d>>
 * @relayHash ee2b110c3f72bd6c2b886952f6dd9be4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10f9f7e7c7dab64175d8391ccb43905eaa1d0379606fa32c01af6964b6f3e8ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RewardsHallScreenQuery } from './RewardsHallScreenQuery.graphql';

const node: PreloadableConcreteRequest<RewardsHallScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10f9f7e7c7dab64175d8391ccb43905eaa1d0379606fa32c01af6964b6f3e8ab",
    "metadata": {},
    "name": "RewardsHallScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
