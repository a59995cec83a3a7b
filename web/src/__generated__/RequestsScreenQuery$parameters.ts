/**
 * @generated SignedSource<<5ec084cfc2871a1daaad59097d84d9dc>>
 * @relayHash 73ce3a6c0018d052836065f5618fcc43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f70106d56858419c6a2867b7f195ef92b3b82f0e9cd56a338a23e796369c62e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f70106d56858419c6a2867b7f195ef92b3b82f0e9cd56a338a23e796369c62e2",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
