/**
 * @generated SignedSource<<15a742206fac34ceb9620c4e40a77042>>
 * @relayHash d0f6bf59e9d205435cd4a543ebdeb26f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8786e4032789e1eca3703c669d4bd216cf80483ad9a6475c5c64d9d3ce1002b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DownloadScreenQuery } from './DownloadScreenQuery.graphql';

const node: PreloadableConcreteRequest<DownloadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8786e4032789e1eca3703c669d4bd216cf80483ad9a6475c5c64d9d3ce1002b0",
    "metadata": {},
    "name": "DownloadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
