/**
 * @generated SignedSource<<3b1b0093bfa2b1914aac60374ca72549>>
 * @relayHash f6d6acb99de31967e2bfa88a8751c245
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 031e54e58c6dbfbebbd0bd24862bd1438f8896b6a70916cf05c820b13c170dd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "031e54e58c6dbfbebbd0bd24862bd1438f8896b6a70916cf05c820b13c170dd7",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
