/**
 * @generated SignedSource<<cc1f13090be88a7d9e9e66072009f3fe>>
 * @relayHash 303b2ea7acdbf8ae9cbc8fc57d91bae4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbd2ab7f8664cc6c946a51377e21f2cb38b556512c526bcbca88b1c1016c567c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostbackScreenQuery } from './PostbackScreenQuery.graphql';

const node: PreloadableConcreteRequest<PostbackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dbd2ab7f8664cc6c946a51377e21f2cb38b556512c526bcbca88b1c1016c567c",
    "metadata": {},
    "name": "PostbackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
