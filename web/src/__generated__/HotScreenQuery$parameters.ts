/**
 * @generated SignedSource<<f86943b7186061ad6390ae630bc720ca>>
 * @relayHash 2bfe2d29d639bb05b2db194a1315d81d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d194129e7f217576b425017e46e9bd33ec66e29cba8fce2f34a3989a727b0bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HotScreenQuery } from './HotScreenQuery.graphql';

const node: PreloadableConcreteRequest<HotScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d194129e7f217576b425017e46e9bd33ec66e29cba8fce2f34a3989a727b0bb",
    "metadata": {},
    "name": "HotScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
