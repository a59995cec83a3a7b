/**
 * @generated SignedSource<<a684340ee272dfdb2c37cdb83616f9e5>>
 * @relayHash 5d3c014a834c8b004fa60484ff159c2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbb015842442b6f47ee7bf0face9cd46eb174c387af5b324d4e467828e2f4959

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbb015842442b6f47ee7bf0face9cd46eb174c387af5b324d4e467828e2f4959",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
