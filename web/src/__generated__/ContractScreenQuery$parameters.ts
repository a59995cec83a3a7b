/**
 * @generated SignedSource<<23a46bf8629928388f5dbd998ae62621>>
 * @relayHash 7f3de00d6f2f57738804d8226b305235
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 824190abce672c29c1c20392129a6b65530108aa27090725d601563c2205d038

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractScreenQuery } from './ContractScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContractScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "824190abce672c29c1c20392129a6b65530108aa27090725d601563c2205d038",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
