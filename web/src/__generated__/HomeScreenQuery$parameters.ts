/**
 * @generated SignedSource<<4b75666fdbe34fff9b63526bd34321e4>>
 * @relayHash f92a755f26521007bbc4c5fd20ebb4bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab1ae86e10d08668b5a151295206bf5dae77930e3e759e3cfdea5bda8c6413a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab1ae86e10d08668b5a151295206bf5dae77930e3e759e3cfdea5bda8c6413a0",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
