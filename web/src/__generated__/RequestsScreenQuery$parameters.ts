/**
 * @generated SignedSource<<3681dd535ff58a100ad13b87b932c319>>
 * @relayHash f7c51516a289fb416163a116ff32a47b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a6aa7ecdc479a9481451fad979da9f1c92b2cb3aa15551249e21a55dbc9bc80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a6aa7ecdc479a9481451fad979da9f1c92b2cb3aa15551249e21a55dbc9bc80",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
