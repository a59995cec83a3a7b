/**
 * @generated SignedSource<<af06e1c7fcd3cdaf2db78c9d7341d5ac>>
 * @relayHash 26c465a64e3d1c6197f03d9e9ade48fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f34b5ff6e53b79b321f61f7a4d77e0e9ee87f4c74a8a914da80ee7ffa1b28e34

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f34b5ff6e53b79b321f61f7a4d77e0e9ee87f4c74a8a914da80ee7ffa1b28e34",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
