/**
 * @generated SignedSource<<18cc7c3750c9bd3723568f02c5e0d923>>
 * @relayHash 2fcc75ff22cdc964a46868479516a987
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b41321254fd4693bb4659b10bb9bd4f6256525e479318287277db18e132c4542

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b41321254fd4693bb4659b10bb9bd4f6256525e479318287277db18e132c4542",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
