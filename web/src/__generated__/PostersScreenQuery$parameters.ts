/**
 * @generated SignedSource<<3f6938ff90306e50f29290c81b13a7b1>>
 * @relayHash 56a37b1029e3c9835fda5dc40bd079a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99c25cd40c158f7a98d34b04c38ef135faae21b0a5c8acc30533baa282052678

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostersScreenQuery } from './PostersScreenQuery.graphql';

const node: PreloadableConcreteRequest<PostersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99c25cd40c158f7a98d34b04c38ef135faae21b0a5c8acc30533baa282052678",
    "metadata": {},
    "name": "PostersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
