/**
 * @generated SignedSource<<7ac62b223a5e9745cbac246e1c4af90f>>
 * @relayHash 71698b4fc584e330c51c9ce368b09e34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2d43fefaee1d3dbef9c02ef56c10365e2a044dbd9832437ce10ab9a810b0a6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2d43fefaee1d3dbef9c02ef56c10365e2a044dbd9832437ce10ab9a810b0a6e",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
