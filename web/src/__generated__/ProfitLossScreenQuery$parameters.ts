/**
 * @generated SignedSource<<67680b3e0c803d25d5ecb77f7bd41913>>
 * @relayHash f2acec8f57f527204c31fabeabfd799c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87cac6764ec0f07a4f6e8b0472cf55508a71d838c34ea7dac2325034c0d73cfe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitLossScreenQuery } from './ProfitLossScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfitLossScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87cac6764ec0f07a4f6e8b0472cf55508a71d838c34ea7dac2325034c0d73cfe",
    "metadata": {},
    "name": "ProfitLossScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
