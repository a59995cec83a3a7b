/**
 * @generated SignedSource<<359b853fe35a11a346f290f35ac06717>>
 * @relayHash b8aa244d740d1da0486de459ebfefd41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cba95e891c8b649d9d3cd74229b5d46ab71c2eb39f8af9e457dba8eb2f55f42c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HotScreenQuery } from './HotScreenQuery.graphql';

const node: PreloadableConcreteRequest<HotScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cba95e891c8b649d9d3cd74229b5d46ab71c2eb39f8af9e457dba8eb2f55f42c",
    "metadata": {},
    "name": "HotScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
