/**
 * @generated SignedSource<<4f7f4156ec22b37fda2b809b19efe86b>>
 * @relayHash bd39288bf7d50c841d501d0d13c2c5f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d63a088a1d2893c51d1446b93f8dd94a43f9f396d2e42ef202733c05025997d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d63a088a1d2893c51d1446b93f8dd94a43f9f396d2e42ef202733c05025997d",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
