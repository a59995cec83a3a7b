/**
 * @generated SignedSource<<de439fc1edf910b036e52e330b356f75>>
 * @relayHash e0571872aa3030ce33f12222cb0adb64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09bf88be3597d7099a35ac8b1bf296993c26f296b6b57eedca2e9a011dc64dbd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PointMallScreenQuery } from './PointMallScreenQuery.graphql';

const node: PreloadableConcreteRequest<PointMallScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09bf88be3597d7099a35ac8b1bf296993c26f296b6b57eedca2e9a011dc64dbd",
    "metadata": {},
    "name": "PointMallScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
