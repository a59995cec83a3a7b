/**
 * @generated SignedSource<<76d7ea44e79776d56cc7afb42ddcf7ca>>
 * @relayHash 141c353b609e08ed64d5639ec228a360
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d1387aad06936c93ce30fedaef5b4a95e0df78ae0041da3144652c324512485

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostersScreenQuery } from './PostersScreenQuery.graphql';

const node: PreloadableConcreteRequest<PostersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d1387aad06936c93ce30fedaef5b4a95e0df78ae0041da3144652c324512485",
    "metadata": {},
    "name": "PostersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
