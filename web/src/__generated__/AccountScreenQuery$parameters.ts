/**
 * @generated SignedSource<<702e72d88d07d8bc4a2e32cadc23239b>>
 * @relayHash 181c252b9e83e6a061c8bc1a57d0dbbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b57aeee8b2cca5bbd8cd3a74f4e0dc91113d83a31e7d1008ec9e49450670c0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b57aeee8b2cca5bbd8cd3a74f4e0dc91113d83a31e7d1008ec9e49450670c0d",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
