/**
 * @generated SignedSource<<a2a3bcfea97ca3b2002fd9eaa6d0eba5>>
 * @relayHash bc34c254e8afcb9007d449ae6e93762a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46c239ce2a1371670494ceaa3055f9022faf602132dff72bc2763aaa72ff74cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DownlineScreenQuery } from './DownlineScreenQuery.graphql';

const node: PreloadableConcreteRequest<DownlineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46c239ce2a1371670494ceaa3055f9022faf602132dff72bc2763aaa72ff74cf",
    "metadata": {},
    "name": "DownlineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
