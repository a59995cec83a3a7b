/**
 * @generated SignedSource<<565c6d116f78f2a65d21a106f7a229b2>>
 * @relayHash 22e106f1a11991ec43c46bb9257d4b08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c24187b790846debd19c1746e70f04b1682e10a504d8c82e949b6355f7cd695

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c24187b790846debd19c1746e70f04b1682e10a504d8c82e949b6355f7cd695",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
