/**
 * @generated SignedSource<<3b997d7357ba515d3473f818408fc76f>>
 * @relayHash 93a07cdc00ad1a9d80356255c8eaf82d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aadab30b33f7cea9ee00d0e34d412724d430a4655cb4257aeae0699766952918

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HotScreenQuery } from './HotScreenQuery.graphql';

const node: PreloadableConcreteRequest<HotScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aadab30b33f7cea9ee00d0e34d412724d430a4655cb4257aeae0699766952918",
    "metadata": {},
    "name": "HotScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
