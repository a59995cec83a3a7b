/**
 * @generated SignedSource<<997c15e4d4b633e6136e78e2f70226c3>>
 * @relayHash d64dba7e3370b62badb71ee4c2b6d837
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84675e07a86a91f67644fac55d19c2dd0d801c5c7244da8439020bfdf8d51533

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginPopupQuery } from './LoginPopupQuery.graphql';

const node: PreloadableConcreteRequest<LoginPopupQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84675e07a86a91f67644fac55d19c2dd0d801c5c7244da8439020bfdf8d51533",
    "metadata": {},
    "name": "LoginPopupQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
