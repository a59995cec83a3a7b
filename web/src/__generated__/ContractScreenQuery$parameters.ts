/**
 * @generated SignedSource<<ec4c25e4f7933a9213504eac5baee0fc>>
 * @relayHash c5af7e5aafdbcc1aa3f3b4465a3cde71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc4326e053cff0ec1133c2d2077fbe64f167a40a8eb3ea430d35d1dfcd26b22f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractScreenQuery } from './ContractScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContractScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc4326e053cff0ec1133c2d2077fbe64f167a40a8eb3ea430d35d1dfcd26b22f",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
