/**
 * @generated SignedSource<<b93c4572af404ad1f2c722be7b50133a>>
 * @relayHash 4128395efd0f5db63d44fb9ba6718658
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d42b23afc4d7220bff10be9426d79ade485f6dbcdad021593f718937b2cd5410

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractScreenQuery } from './ContractScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContractScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d42b23afc4d7220bff10be9426d79ade485f6dbcdad021593f718937b2cd5410",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
