/**
 * @generated SignedSource<<5cbfc84b326809133c58485cbd46e285>>
 * @relayHash 630c016fc50ea0220b6a10c4dd08b674
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccdc3f2bd71be744990c15f1728c4e955372b60be0b5866b2c08a53abd471322

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccdc3f2bd71be744990c15f1728c4e955372b60be0b5866b2c08a53abd471322",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
