/**
 * @generated SignedSource<<72cc3612339de2fb27c45894fd4ca652>>
 * @relayHash bedcb597f444f1c5f2b7ed1cd5e75b45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51fa8244aec93ceadc00a65bb9962144bc9dfbdda35d4365e631862a94659d57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51fa8244aec93ceadc00a65bb9962144bc9dfbdda35d4365e631862a94659d57",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
