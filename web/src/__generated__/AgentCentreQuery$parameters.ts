/**
 * @generated SignedSource<<2279dd7a8a409f913e3c5d1c43f3f349>>
 * @relayHash 2f306cdaeca46cd601f71bc4a7e61b59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d98f57186a5ca12f5119db9ca59a1b6a0211a3ea2e736c2190f1830ee75a080f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgentCentreQuery } from './AgentCentreQuery.graphql';

const node: PreloadableConcreteRequest<AgentCentreQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d98f57186a5ca12f5119db9ca59a1b6a0211a3ea2e736c2190f1830ee75a080f",
    "metadata": {},
    "name": "AgentCentreQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
