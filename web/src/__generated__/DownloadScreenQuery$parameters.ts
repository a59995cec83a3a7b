/**
 * @generated SignedSource<<6dd750bda2b10f2fb10da7f80112dd21>>
 * @relayHash 61c474b196dccc9004d08dbcf0c74b3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3edb60bd9423ed0aeba3cf2ea9b6020539a7878b121723538dbfbf73b4169e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DownloadScreenQuery } from './DownloadScreenQuery.graphql';

const node: PreloadableConcreteRequest<DownloadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3edb60bd9423ed0aeba3cf2ea9b6020539a7878b121723538dbfbf73b4169e4",
    "metadata": {},
    "name": "DownloadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
