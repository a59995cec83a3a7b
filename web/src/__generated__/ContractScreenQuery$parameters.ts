/**
 * @generated SignedSource<<f7a1cb78bbe0409a5ed8dd51a8231872>>
 * @relayHash f20b48f0f02603eeea2da5bed519dcdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b2eeec451812e2f32b1dba2dab297323538efb376f0a7210ca9e3fc3e53c87a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractScreenQuery } from './ContractScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContractScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b2eeec451812e2f32b1dba2dab297323538efb376f0a7210ca9e3fc3e53c87a",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
