/**
 * @generated SignedSource<<3d131142eff64e30b188ac30f40104fe>>
 * @relayHash 3718741b5d95c4dd3e7b504bef7ffc48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16ab79da83b8621ebe36505b7cc1d85123f112b7bd1fa9d008dcdb3f878f7c9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PointMallScreenQuery } from './PointMallScreenQuery.graphql';

const node: PreloadableConcreteRequest<PointMallScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16ab79da83b8621ebe36505b7cc1d85123f112b7bd1fa9d008dcdb3f878f7c9b",
    "metadata": {},
    "name": "PointMallScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
