/**
 * @generated SignedSource<<f3dfeccb327cb47425e50415333bb664>>
 * @relayHash f0f15c7f52570c51e5f2fc6c1cff83a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c09a1912732c26af6b0bd6a114256d63a62684ec424245f478671e21e4c8a99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractScreenQuery } from './ContractScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContractScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c09a1912732c26af6b0bd6a114256d63a62684ec424245f478671e21e4c8a99",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
