/**
 * @generated SignedSource<<dc4df9b124ccf67dcd8877f64e524d16>>
 * @relayHash 7faf825b394e8de1c167b22fb9ec1f6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 794416c7c444de9d9474961cf9775fd879d2a3c4ebe71714d120e74b7e4ee14a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostbackScreenQuery } from './PostbackScreenQuery.graphql';

const node: PreloadableConcreteRequest<PostbackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "794416c7c444de9d9474961cf9775fd879d2a3c4ebe71714d120e74b7e4ee14a",
    "metadata": {},
    "name": "PostbackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
