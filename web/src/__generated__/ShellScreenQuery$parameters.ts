/**
 * @generated SignedSource<<6c2bd1020a1764e072c0155056dbfe20>>
 * @relayHash 5449397643d106185a85926ce082d201
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ef2571a7113c2fe7ef86b2385a2178f82ab514fc179e23e6d85c18f5c1c7925

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ef2571a7113c2fe7ef86b2385a2178f82ab514fc179e23e6d85c18f5c1c7925",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
