/**
 * @generated SignedSource<<dc4da48c2894f30b4fb635e6ad2c7b90>>
 * @relayHash 02d8dab141f5b5611ae314c57a7445fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e29a0d8fe9af5e9a7dedfce398cb9acf6de85067db54d597d593e18491f7957

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PointMallScreenQuery } from './PointMallScreenQuery.graphql';

const node: PreloadableConcreteRequest<PointMallScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e29a0d8fe9af5e9a7dedfce398cb9acf6de85067db54d597d593e18491f7957",
    "metadata": {},
    "name": "PointMallScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
