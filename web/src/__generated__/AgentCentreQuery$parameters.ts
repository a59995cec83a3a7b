/**
 * @generated SignedSource<<3462af92839b932b8568a447af47cf38>>
 * @relayHash 35c5627b2f3e4ebe0409e92e4849d33e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 104c0e83a7e9feaa58261025ecee344346e63e1dcdb3f02d0d2b028b1cb546e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgentCentreQuery } from './AgentCentreQuery.graphql';

const node: PreloadableConcreteRequest<AgentCentreQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "104c0e83a7e9feaa58261025ecee344346e63e1dcdb3f02d0d2b028b1cb546e5",
    "metadata": {},
    "name": "AgentCentreQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
