/**
 * @generated SignedSource<<b50de995b81da687f5291bf3b0b597de>>
 * @relayHash d92fc9af6c139c81cb194e734cc843cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2d80a804538b309e56d5bc416089a402789249890a74c3c58c732c9e1226e84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VipScreenQuery } from './VipScreenQuery.graphql';

const node: PreloadableConcreteRequest<VipScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2d80a804538b309e56d5bc416089a402789249890a74c3c58c732c9e1226e84",
    "metadata": {},
    "name": "VipScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
