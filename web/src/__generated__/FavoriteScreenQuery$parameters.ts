/**
 * @generated SignedSource<<2fdf859a5dd32664e4c64a0da7ed5889>>
 * @relayHash 685fd126976f211064c962220103e209
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d40bd709abcedc94c532806ec209883da19b4f5eb73b6b5972414055eae94ff2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavoriteScreenQuery } from './FavoriteScreenQuery.graphql';

const node: PreloadableConcreteRequest<FavoriteScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d40bd709abcedc94c532806ec209883da19b4f5eb73b6b5972414055eae94ff2",
    "metadata": {},
    "name": "FavoriteScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
