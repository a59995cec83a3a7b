/**
 * @generated SignedSource<<3869d3e78e6d76e0ab4799a97fc0ffce>>
 * @relayHash 7b62a0bd4ece93b68a2cc6e8d16584cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02e83bdc82fd1a56c7becf00dbfb3ea7a02fee0c76c257ba0ea70fdd07ed5816

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02e83bdc82fd1a56c7becf00dbfb3ea7a02fee0c76c257ba0ea70fdd07ed5816",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
