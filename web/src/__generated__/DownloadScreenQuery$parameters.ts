/**
 * @generated SignedSource<<09d099195c06a118b84f31e81f7e4b7d>>
 * @relayHash abc0872aa9fdc2cb41d3ed4cbf2fe57c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 289c7a22f0569d091f99b4d403f3eb2dc7b0184ed805e3503f67dbcf8217fa20

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DownloadScreenQuery } from './DownloadScreenQuery.graphql';

const node: PreloadableConcreteRequest<DownloadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "289c7a22f0569d091f99b4d403f3eb2dc7b0184ed805e3503f67dbcf8217fa20",
    "metadata": {},
    "name": "DownloadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
