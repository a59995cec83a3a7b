/**
 * @generated SignedSource<<181417e43c0fd2f796e99bcc532edfc0>>
 * @relayHash cce28311ea074c39089dc76bb43352f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 951f66d70e8dda59c306b755f49a009b5ab85fd4b86b981bdb1779cdff1e5b7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RewardsHallScreenQuery } from './RewardsHallScreenQuery.graphql';

const node: PreloadableConcreteRequest<RewardsHallScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "951f66d70e8dda59c306b755f49a009b5ab85fd4b86b981bdb1779cdff1e5b7d",
    "metadata": {},
    "name": "RewardsHallScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
