/**
 * @generated SignedSource<<0656661bf088e8df4070309e411ddecd>>
 * @relayHash b8863c1f935500e27a511b7fcb2e2d95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce7f17c847ee6133c50af3978533db2c6942ba8860cdaed0a7934784c6d208a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavoriteScreenQuery } from './FavoriteScreenQuery.graphql';

const node: PreloadableConcreteRequest<FavoriteScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce7f17c847ee6133c50af3978533db2c6942ba8860cdaed0a7934784c6d208a2",
    "metadata": {},
    "name": "FavoriteScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
