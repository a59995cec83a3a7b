/**
 * @generated SignedSource<<23bfb7bd002fc3f3d0c112dd87545c8d>>
 * @relayHash 66b6fdf226b720d0772836db0a9214c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 509cf0b0e7412cb79e5f4dc8caa2fc2c6a91fdd02c4e24902d7ecefccaf7e4b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "509cf0b0e7412cb79e5f4dc8caa2fc2c6a91fdd02c4e24902d7ecefccaf7e4b0",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
