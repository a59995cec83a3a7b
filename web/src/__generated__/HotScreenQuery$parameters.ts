/**
 * @generated SignedSource<<b82fe697c3d00d34372dedf0932c0973>>
 * @relayHash c174d948da83d11659fe21bef8bc47f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 268d6eddd0e9c119946fe87e0f0a67a3221b2d412ea4addfd535e58dcb1ab319

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HotScreenQuery } from './HotScreenQuery.graphql';

const node: PreloadableConcreteRequest<HotScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "268d6eddd0e9c119946fe87e0f0a67a3221b2d412ea4addfd535e58dcb1ab319",
    "metadata": {},
    "name": "HotScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
