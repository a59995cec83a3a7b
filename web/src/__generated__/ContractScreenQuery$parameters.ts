/**
 * @generated SignedSource<<c77e1a0581e918283d892da0903d1a2e>>
 * @relayHash 8fdec4501e45e5c95906953833ee8f84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eeaa4d39a3dca7cb6205e8462a0eb005e70af111582115aa94926822f3dd8a17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractScreenQuery } from './ContractScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContractScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eeaa4d39a3dca7cb6205e8462a0eb005e70af111582115aa94926822f3dd8a17",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
