/**
 * @generated SignedSource<<bf0a60afb5c793c5b1c9e6505c4b939e>>
 * @relayHash 1cab4158f5c19e143fd5aeaed3830850
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0730bf2556c0e977d9a671e359dca95a18f900115f27d6d00eb532c5dee31388

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0730bf2556c0e977d9a671e359dca95a18f900115f27d6d00eb532c5dee31388",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
