/**
 * @generated SignedSource<<3e6f80d73fe82d64f02ecd562fa825b1>>
 * @relayHash b7f6ee549806cbdcbf9fe5e166458382
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e21782d1f75c8aafd96775bc30b5a16d7657a9c5cce3497251a82d3a37289e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e21782d1f75c8aafd96775bc30b5a16d7657a9c5cce3497251a82d3a37289e4",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
