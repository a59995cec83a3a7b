/**
 * @generated SignedSource<<997910c84510aa2cb262271c8371ee73>>
 * @relayHash e58eedadaf6d18ad070213d9219e54dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6c430e0cfc487f6bf173ad3f761d94d172eb5de9da8b8867afa27cb470f59cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextScreenQuery } from './TextScreenQuery.graphql';

const node: PreloadableConcreteRequest<TextScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6c430e0cfc487f6bf173ad3f761d94d172eb5de9da8b8867afa27cb470f59cf",
    "metadata": {},
    "name": "TextScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
