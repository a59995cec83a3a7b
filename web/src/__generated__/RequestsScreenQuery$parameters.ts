/**
 * @generated SignedSource<<3682affca4cdf9e66d2256938eda6475>>
 * @relayHash a87a01921ae76de788b0189730c651af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8d03858266d6804aacd1baf98d1e792fad213d63c88c2bb567b7acb4c8db0b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8d03858266d6804aacd1baf98d1e792fad213d63c88c2bb567b7acb4c8db0b7",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
