/**
 * @generated SignedSource<<4fb0a98db3219dbbb5450794de51ec49>>
 * @relayHash 95c8d61f4962527caff05c21fd9dc7f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05c333e776682cfbf31a931bb9658d3932f5f1121d97d82f989ecba3280e7e63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05c333e776682cfbf31a931bb9658d3932f5f1121d97d82f989ecba3280e7e63",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
