/**
 * @generated SignedSource<<4925e2cd51240dbf55cbe3a31f0620f8>>
 * @relayHash 536e5d6e0407644c9049e03986b32add
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7352a725b83578afc030511f7c86accc3b8d9426e0404f19c0dc7321d911b1e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlesScreenQuery } from './ArticlesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ArticlesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7352a725b83578afc030511f7c86accc3b8d9426e0404f19c0dc7321d911b1e0",
    "metadata": {},
    "name": "ArticlesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
