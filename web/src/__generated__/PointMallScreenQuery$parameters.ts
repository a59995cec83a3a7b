/**
 * @generated SignedSource<<5b6a4a20e2117a202325a6cec89f6b1e>>
 * @relayHash ed7324f00ad25d2abb4aa41e5af24e80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 401039f95ddabc1cc47c8930a4a9b26d5cdc4e33e0d20532f54f5c0293b9a36a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PointMallScreenQuery } from './PointMallScreenQuery.graphql';

const node: PreloadableConcreteRequest<PointMallScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "401039f95ddabc1cc47c8930a4a9b26d5cdc4e33e0d20532f54f5c0293b9a36a",
    "metadata": {},
    "name": "PointMallScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
