/**
 * @generated SignedSource<<d22188cc39d8e952533a8c42ad9d150f>>
 * @relayHash 8a3a5a4b3e8b408cdf61f474d1f8bf0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac6821062bd4103cf64515a2b2030e102ebadbc7134f286f54b7d84898cb19cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavoriteScreenQuery } from './FavoriteScreenQuery.graphql';

const node: PreloadableConcreteRequest<FavoriteScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac6821062bd4103cf64515a2b2030e102ebadbc7134f286f54b7d84898cb19cd",
    "metadata": {},
    "name": "FavoriteScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
