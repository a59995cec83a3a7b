/**
 * @generated SignedSource<<b6cfcddeab53b143313f64cfee4e1944>>
 * @relayHash da6ed24ef8056ed56c962c87d5e18be1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe38c833796c1dd415292e7acd91b8a9561aa6f3316fd07205eb86bb568a21eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavoriteScreenQuery } from './FavoriteScreenQuery.graphql';

const node: PreloadableConcreteRequest<FavoriteScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe38c833796c1dd415292e7acd91b8a9561aa6f3316fd07205eb86bb568a21eb",
    "metadata": {},
    "name": "FavoriteScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
