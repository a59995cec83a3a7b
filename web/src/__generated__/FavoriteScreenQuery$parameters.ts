/**
 * @generated SignedSource<<b8cd271e9370cf7377a00eb1bd55de29>>
 * @relayHash 3cb836eefb3fbdf5e9f4a48a9bce2113
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cc7790fd350028290c0511ef83cfebb9d0b6cfaeef9281e7b67d0ce55f7fddb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavoriteScreenQuery } from './FavoriteScreenQuery.graphql';

const node: PreloadableConcreteRequest<FavoriteScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cc7790fd350028290c0511ef83cfebb9d0b6cfaeef9281e7b67d0ce55f7fddb",
    "metadata": {},
    "name": "FavoriteScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
