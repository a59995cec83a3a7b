/**
 * @generated SignedSource<<66a5b4a34cb434b61b375fde90c2c964>>
 * @relayHash 16cb39d8f7355b9dfd64937318abe906
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e479baf3a1da43d65f61874683c26867d957990716a6b0fb9905b584a2e993a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WinnersScreenQuery } from './WinnersScreenQuery.graphql';

const node: PreloadableConcreteRequest<WinnersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e479baf3a1da43d65f61874683c26867d957990716a6b0fb9905b584a2e993a",
    "metadata": {},
    "name": "WinnersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
