/**
 * @generated SignedSource<<e5a4da48e3d097ed86858b6cf1ac386b>>
 * @relayHash dd9f0a7149c5bbf847a8efddeb3fbd02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c523e7cb853bf6b7d8d08ae794dbd142ea9a1052359b8bcac81a1852cf0ae57e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c523e7cb853bf6b7d8d08ae794dbd142ea9a1052359b8bcac81a1852cf0ae57e",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
