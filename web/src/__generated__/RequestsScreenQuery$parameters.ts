/**
 * @generated SignedSource<<88d0437e6dc6e6ebd169d68dc4d4f80f>>
 * @relayHash 908bbbacb0ff94fadc6f35d2c1eb4015
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a504dcb29950845539cf13aab868a94bc39383e73eb16dba247a24f2149cb571

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a504dcb29950845539cf13aab868a94bc39383e73eb16dba247a24f2149cb571",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
