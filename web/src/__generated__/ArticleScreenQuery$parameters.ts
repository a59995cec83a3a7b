/**
 * @generated SignedSource<<1e15bde12831e69d94ac91cbbf20832a>>
 * @relayHash ef7d35974ef32bd440c35f80a894f395
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bc38aa849ed118c47ae2f04617d140ce096776e4555eee3ef4d3c74d9f18289

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticleScreenQuery } from './ArticleScreenQuery.graphql';

const node: PreloadableConcreteRequest<ArticleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1bc38aa849ed118c47ae2f04617d140ce096776e4555eee3ef4d3c74d9f18289",
    "metadata": {},
    "name": "ArticleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
