/**
 * @generated SignedSource<<3b56cc649ad4e570efb74658bc9165e7>>
 * @relayHash 1bf2e3ded208a8895e0f1274371b0faf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64ed75684977d7bbc08074e57bfa90f8523fe716ef74c359bf760fd45efa3d01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostersScreenQuery } from './PostersScreenQuery.graphql';

const node: PreloadableConcreteRequest<PostersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64ed75684977d7bbc08074e57bfa90f8523fe716ef74c359bf760fd45efa3d01",
    "metadata": {},
    "name": "PostersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
