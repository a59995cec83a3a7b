/**
 * @generated SignedSource<<5e9ee7c20e3da71cc75d22c9cc3fe1af>>
 * @relayHash 603db1c2f70545fd2fc11f4eb1f7c42c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d25eefb78a95c2aab22ddbc926d84bd2a7b698728c186b8da2f970378ddb500

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d25eefb78a95c2aab22ddbc926d84bd2a7b698728c186b8da2f970378ddb500",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
